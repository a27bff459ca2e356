// Compares the formatting of a translation with that of its original.
import { tokensOf } from './tokens.ts';

/** Texts inside tags are translated, too. */
const withoutTexts = (tag: string): string => tag.replaceAll(/ (?:alt|title)="[^"]*"/g, '');

const countTags = (html: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const token of tokensOf(html)) {
    if (typeof token === 'string' || token.type === 'close') continue;
    const tag = withoutTexts(token.html);
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
};

const listed = (tags: readonly string[]): string => tags.slice(0, 3).join(', ') + (tags.length > 3 ? ', …' : '');

const be = (tags: readonly string[]): string => (tags.length === 1 ? 'is' : 'are');

/** @returns how the tags of a translation differ from those of its original; null if they do not. Their order may differ. */
export const markupError = (original: string, translation: string): string | null => {
  const [wanted, found] = [countTags(original), countTags(translation)];
  const missing = [...wanted].flatMap(([tag, count]) => (count > (found.get(tag) ?? 0) ? [tag] : []));
  const added = [...found].flatMap(([tag, count]) => (count > (wanted.get(tag) ?? 0) ? [tag] : []));
  if (missing.length === 0 && added.length === 0) return null;
  const parts = [
    ...(missing.length > 0 ? [`${listed(missing)} ${be(missing)} missing`] : []),
    ...(added.length > 0 ? [`${listed(added)} ${be(added)} not in the original`] : []),
  ];
  return `The formatting differs from that of the original: ${parts.join(', and ')}.`;
};
