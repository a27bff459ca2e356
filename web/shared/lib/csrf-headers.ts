// The headers by which the server recognises calls of its own pages: the XMLHttpRequest marker and the two CSRF tokens.
// Documents are the same for every visitor, so the meta tag arrives empty and is filled from the visitor's cookie.

const readCookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1) ?? null;
  try {
    return value && decodeURIComponent(value);
  } catch {
    // not set by this application: sent unchanged
    return value;
  }
};

let isMissingMetaLogged = false;

export const csrfHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' };
  const cookie = readCookie('XSRF-TOKEN');
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
  if (meta) {
    if (!meta.content && cookie) meta.content = cookie;
    if (meta.content) headers['X-CSRF-TOKEN'] = meta.content;
  } else if (!isMissingMetaLogged) {
    isMissingMetaLogged = true;
    console.error('CSRF token not found: the page has no meta tag csrf-token');
  }
  if (cookie) headers['X-XSRF-TOKEN'] = cookie;
  return headers;
};
