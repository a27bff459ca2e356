// Defines which addresses links in formatted texts may have. The sanitiser and the editor share the rule, so that they preserve the same
// links.

const schemes = new Set(['http', 'https', 'mailto', 'tel']);

// browsers ignore control characters in addresses
const isControl = (character: string) => character <= '\u001f' || character === '\u007f';

/** @returns the address to store; null if it is removed because of its scheme, or because it leads to another site without a scheme */
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
