// Which addresses a link in a formatted text may have. The sanitiser and the editor share the rule, so that neither deletes what
// the other keeps.

const schemes = new Set(['http', 'https', 'mailto', 'tel']);

// browsers ignore them in addresses
const isControl = (character: string) => character <= '\u001f' || character === '\u007f';

/** @returns the address to store; null for one that is not kept: of another scheme, or of another site without a scheme */
export const keptLinkAddress = (address: string | null | undefined): string | null => {
  const plain = [...(address ?? '')]
    .filter((character) => !isControl(character))
    .join('')
    .trim();
  if (plain === '' || /^[/\\]{2}/.test(plain)) return null;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  if (scheme !== undefined && !schemes.has(scheme)) return null;
  return plain.replaceAll(/\s/g, scheme === 'tel' ? '' : '%20');
};
