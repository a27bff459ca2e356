// Original names of uploaded files. They are shown in forms and used for downloads, but never used as names on disk.

const maxCharacters = 200;

/** @returns the last 200 characters of the name, without folders and invisible characters; null if nothing remains */
export const cleanFileName = (name: string): string | null => {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const visible = last.normalize('NFC').replaceAll(/\p{C}/gu, '').replaceAll(/\s+/g, ' ').trim();
  return [...visible].slice(-maxCharacters).join('') || null;
};

/** @returns the extension of the name in lower case, e.g. `xlsx`; `bin` without a usable one */
export const extensionOfName = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin';

/** @param sent name from a form, in which browsers only encode quotation marks and line breaks */
export const readSentName = (sent: string): string => sent.replaceAll('%22', '"').replaceAll(/%0D%0A|%0D|%0A/gi, ' ');

/** @returns the name of a PDF with its extension, without which some systems do not open it */
export const pdfName = (name: string): string => (/\.pdf$/i.test(name) ? name : `${name}.pdf`);

/** Characters that need no escaping in a quoted header parameter. */
const isPlain = /^[\w .()-]+$/;

/** @returns the Content-Disposition value of a file that the browser may display (RFC 6266) */
export const inlineDisposition = (name: string): string => {
  const plain = isPlain.test(name) ? name : name.replaceAll(/[^\w .()-]+/g, '_');
  // encodeURIComponent does not escape these characters, but RFC 8187 requires it
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
