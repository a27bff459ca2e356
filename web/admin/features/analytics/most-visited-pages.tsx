import type { Analytics } from '#contract/analytics.ts';
import { PageName } from './page-name.tsx';

export const MostVisitedPages = ({ pages }: { pages: Analytics['most_visited_pages'] }) => {
  const most = Math.max(1, ...pages.map(({ views }) => views));
  return (
    <section className="panel" aria-labelledby="most-visited-pages">
      <header className="panel-head">
        <h2 id="most-visited-pages">Most Visited Pages</h2>
      </header>
      {pages.length === 0 ? (
        <p className="panel-body muted">No pages were seen in this period.</p>
      ) : (
        <table className="table table-tight pages-table" aria-labelledby="most-visited-pages">
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col" className="r">
                Views
              </th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ page_url, views }) => (
              <tr key={page_url}>
                <td className="bar-cell fit">
                  <i style={{ width: `calc((100% - 20px) * ${views / most})` }} />
                  <PageName address={page_url} />
                </td>
                <td className="r">{views.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
