// Notice that the results are not for the text as typed, but for a corrected or split search.
import type { SearchReport } from '#contract/search.ts';
import type { searchNoticeTexts } from '#contract/texts/en/search-notice.ts';
import type { Say } from '#contract/texts/text.ts';

type Report = Pick<SearchReport, 'corrected' | 'is_split' | 'ignored'>;

type SayNotice = Say<typeof searchNoticeTexts.texts>;

/** @returns “a”, “b” and “c” */
const listed = (words: readonly string[], say: SayNotice): string => {
  const quoted = words.map((word) => say('word', { word }));
  const [last = ''] = quoted.splice(-1);
  return quoted.length > 0 ? say('and', { words: quoted.join(', '), last }) : last;
};

/** @param report search report of the shown results; undefined without a search @returns an empty string if no notice is needed */
export const searchNotice = (typed: string, report: Report | undefined, say: SayNotice): string => {
  if (!report) return '';
  const { corrected, ignored } = report;
  if (corrected !== null) return say('corrected', { typed, corrected });
  if (ignored.length > 0) return say('ignored', { words: listed(ignored, say) });
  return report.is_split ? say('split', { typed }) : '';
};

/** The notice for screen readers, part of the status with the number of results. */
export const SearchNoticeStatus = ({ text }: { text: string }) => text && <span className="vh">{text} </span>;

/** The visible notice, hidden from screen readers. */
export const SearchNotice = ({ text }: { text: string }) =>
  text && (
    <p className="search-notice" aria-hidden="true">
      {text}
    </p>
  );
