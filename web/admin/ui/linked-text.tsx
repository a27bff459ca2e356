// A visitor's text with links to web and email addresses. It is shown exactly as it was typed.

// every part has a maximum length, so that a long text is searched in linear time
const address = /https?:\/\/[^\s<>"]{1,2000}|[^\s<>"@,;:()]{1,64}@[^\s<>"@,;:()]{1,255}/gi;
const punctuation = /[.,;:!?\])}'’]$/;

interface Part {
  text: string;
  href?: string;
  at: number;
}

const hrefOf = (text: string): string | undefined => {
  if (!/^https?:/i.test(text)) return /\.[a-z]{2,}$/i.test(text) ? `mailto:${encodeURIComponent(text).replace('%40', '@')}` : undefined;
  return URL.parse(text)?.href;
};

const count = (text: string, character: string) => text.split(character).length - 1;

/** Removes punctuation after an address, but not a bracket that was opened within it. */
const withoutPunctuation = (found: string): string => {
  let shown = found;
  while (punctuation.test(shown) && !(shown.endsWith(')') && count(shown, '(') >= count(shown, ')'))) shown = shown.slice(0, -1);
  return shown;
};

/** @returns the parts of the text; those with `href` are web or email addresses */
export const linkParts = (text: string): Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutPunctuation(found);
    const href = hrefOf(shown);
    if (!href) continue;
    parts.push({ text: text.slice(end, index), at: end }, { text: shown, href, at: index });
    end = index + shown.length;
  }
  return [...parts, { text: text.slice(end), at: end }].filter((part) => part.text !== '');
};

export const LinkedText = ({ text }: { text: string }) =>
  linkParts(text).map(({ text: part, href, at }) =>
    href ? (
      <a key={at} href={href} {...(href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
        {part}
      </a>
    ) : (
      <span key={at}>{part}</span>
    ),
  );
