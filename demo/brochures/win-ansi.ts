// The standard PDF fonts support the 217 printable characters of WinAnsi. Other characters in the texts are substituted.

const superscripts: Record<string, string> = {
  '⁰': '0',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  '¹': '1',
  '²': '2',
  '³': '3',
};

const substitutes: [pattern: RegExp, replacement: string | ((match: string) => string)][] = [
  // Two or more superscript digits, or one that WinAnsi lacks, after a power of ten: 5.1 × 10⁻⁹ is 5.1E-9.
  [/ × 10(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (match) => `E${exponentOf(match)}`],
  [/≤ ?/g, 'max. '],
  [/≥ ?/g, 'min. '],
  [/−/g, '–'],
  [/Ω/g, 'ohm'],
];

const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

function exponentOf(power: string): string {
  const digits = [...power.replace(' × 10', '')].map((character) => (character === '⁻' ? '-' : superscripts[character]));
  return digits.join('');
}

/** @returns the text in WinAnsi characters. @throws for a character without a substitute, which would be printed as a gap */
export function winAnsi(text: string): string {
  const result = substitutes.reduce(
    (current, [pattern, replacement]) =>
      typeof replacement === 'string' ? current.replace(pattern, replacement) : current.replace(pattern, replacement),
    text,
  );
  for (const character of result) {
    const code = character.codePointAt(0) ?? 0;
    const isLatin1 = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);
    if (!isLatin1 && !beyondLatin1.includes(character)) throw new Error(`No substitute for “${character}” in: ${text}`);
  }
  return result;
}
