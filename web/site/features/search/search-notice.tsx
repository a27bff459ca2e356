// What was searched for where it is not what was typed.
import type { SearchReport } from '#contract/search.ts';

type Report = Pick<SearchReport, 'corrected' | 'is_split'>;

/** @param report of the results on show; undefined without a search @returns nothing where the results are for what was typed */
export const searchNotice = (typed: string, report: Report | undefined): string => {
  if (!report) return '';
  if (report.corrected !== null) return `No results for “${typed}”. Showing results for “${report.corrected}”.`;
  return report.is_split ? `Nothing has “${typed}” together. Showing results with each of the words.` : '';
};

/** Read with the number of results, in their status. */
export const SearchNoticeStatus = ({ text }: { text: string }) => text && <span className="vh">{text} </span>;

/** The same to be seen. */
export const SearchNotice = ({ text }: { text: string }) =>
  text && (
    <p className="search-notice" aria-hidden="true">
      {text}
    </p>
  );
