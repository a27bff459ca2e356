// Parsing text of visitors or administrators must take linear time. A regular expression with adjacent quantifiers over the same
// characters takes quadratic time and blocks the process.
import { describe, expect, it } from 'vitest';
import { withoutTrailingSlashes } from '#contract/rules/addresses.ts';
import { isEmail } from '#contract/rules/email.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { isFileAddress, isWebAddress } from '#contract/rules/setting-values.ts';
import { splitUnit } from '#contract/rules/specifications.ts';
import { headColumn, modelColumn, textColumn, wordColumn } from '#server/platform/search/columns.ts';
import { measureOfRow } from '#server/platform/search/measures.ts';
import { slugify } from '#server/platform/slugs.ts';
import { linesOf } from '#web/admin/features/about/text-paragraphs.ts';
import { readTable } from '#web/admin/features/products/specifications/pasted-rows.ts';
import { mapAddress } from '#web/admin/features/settings/brand/brand-values.ts';
import { valueError } from '#web/admin/features/settings/value-check.ts';
import { withoutVideos } from '#web/shared/lib/without-videos.ts';
import { findMatches } from '#web/site/lib/find-matches.ts';
import { linesOfHtml } from '#web/site/lib/matching-passage.ts';
import { prepareProse, takeLeadPicture } from '#web/site/lib/prose-html.ts';

const pieces = ['1', ' ', '-', '/', '<', '<a', '<a ', '&', '\n', '1,', 'a.', 'a@', '<iframe ', ': ', '; '];
const ends = ['', '\u0001', 'kg', ' kg'];
const length = 100_000;

const texts = pieces.flatMap((piece) => ends.map((end) => piece.repeat(length / piece.length) + end));

/** CPU time of this process in seconds, so that a busy machine does not affect the result. */
const cost = (work: () => unknown): number => {
  const { user } = process.cpuUsage();
  work();
  return (process.cpuUsage().user - user) / 1e6;
};

const readers: Record<string, (text: string) => unknown> = {
  splitUnit,
  withoutTrailingSlashes,
  isEmptyHtml,
  htmlToText,
  wordColumn,
  headColumn,
  modelColumn: (text) => modelColumn(text, text),
  textColumn: (text) => textColumn({ rich: [text], plain: [text] }),
  measureOfRow: (text) => measureOfRow(text, text),
  findMatches: (text) =>
    findMatches(text, [
      [
        { text: '20kg', place: 'whole' },
        { text: 'a1', place: 'anywhere' },
        { text: 'a b', place: 'begins' },
      ],
    ]),
  linesOfHtml,
  slugify,
  linesOf,
  prepareProse,
  takeLeadPicture,
  withoutVideos,
  mapAddress,
  readTable: (text) => readTable({ text }),
  isWebAddress,
  isFileAddress,
  isEmail,
  valueError: (text) => [valueError('image', text), valueError('number', text), valueError('email', text), valueError('url', text)],
};

// CPU time decides, so the limit on elapsed time is generous
describe('texts of 100,000 characters', () => {
  it.each(Object.keys(readers))(
    'are parsed by %s in linear time',
    (name) => {
      const read = readers[name];
      // quadratic time would be at least ten seconds for one of them
      for (const text of texts) expect([name, text.slice(0, 12), cost(() => read?.(text)) < 2]).toEqual([name, text.slice(0, 12), true]);
    },
    120_000,
  );
});
