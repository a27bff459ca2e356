// The addresses that a link may have: web pages, email, telephone, and paths and fragments of this site.

/**
 * @param typed a typed or pasted address
 * @returns the address to store, with a scheme if it was missing; null for an invalid address
 */
export const readLinkAddress = (typed: string): string | null => {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (/^#./.test(text) || /^\/(?![/\\])/.test(text)) return text;
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) && new URL(text).hostname !== '' ? text : null;
  if (/^mailto:/i.test(text)) return /^mailto:[^@\s]+@[^@\s]+$/i.test(text) ? text : null;
  if (/^tel:/i.test(text)) return /^tel:\+?[\d().-]+$/i.test(text) ? text : null;
  if (/^[^@\s:/]+@[^@\s:/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^\+?[\d().-]{6,}$/.test(text)) return `tel:${text}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#:]\S*)?$/i.test(text)) return `https://${text}`;
  return null;
};
