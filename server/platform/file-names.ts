// Names of files as people gave them: shown in forms and used for downloads, never on our disk.

const maxCharacters = 200;

/** @returns the name without folders and characters that cannot be seen; null where nothing remains */
export const cleanFileName = (name: string): string | null => {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const visible = last.replaceAll(/\p{C}/gu, '').replaceAll(/\s+/g, ' ').trim();
  return [...visible].slice(-maxCharacters).join('') || null;
};

/** What no header can carry as it is, or what would need escaping. */
const isPlain = /^[\w .()-]+$/;

/** @returns the value of Content-Disposition for a file that the browser may show (RFC 6266) */
export const inlineDisposition = (name: string): string => {
  const plain = isPlain.test(name) ? name : name.replaceAll(/[^\w .()-]+/g, '_');
  // encodeURIComponent leaves out what RFC 8187 does not allow
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
