// Notice that the results are not for the text as typed, but for a corrected or split search.
import type { SearchReport } from '#contract/search.ts';

type Report = Pick<SearchReport, 'corrected' | 'is_split' | 'ignored'>;

/** @returns “a”, “b” and “c” */
const listed = (words: readonly string[]): string =>
  words
    .map((word) => `“${word}”`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');

/** @param report search report of the shown results; undefined without a search @returns an empty string if no notice is needed */
export const searchNotice = (typed: string, report: Report | undefined): string => {
  if (!report) return '';
  if (report.corrected !== null) return `No results for “${typed}”. Showing results for “${report.corrected}”.`;
  if (report.ignored.length > 0) return `Nothing contains ${listed(report.ignored)}. Showing results for the other words.`;
  return report.is_split ? `No results for “${typed}” as a phrase. Showing results that contain each word.` : '';
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
