// Values that could not be parsed, with the reason and a link to the product.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '#contract/rules/numbers.ts';
import { recordPath } from '#web/admin/records/kinds.ts';
import { FailedList } from '#web/admin/ui/list-state.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { type CategoryId, problemsQuery } from './attributes.queries.ts';
import { LoadingRows } from './loading-rows.tsx';

export const ProblemsPanel = ({ categoryId }: { categoryId: CategoryId }) => {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({ ...problemsQuery(categoryId, page), placeholderData: keepPreviousData });
  return (
    <section className="panel" aria-labelledby="not-understood">
      <header className="panel-head">
        <h2 id="not-understood">Values not understood</h2>
        {data && data.total > 0 && <p>{counted(data.total, 'value')}</p>}
      </header>
      {data?.total === 0 && <p className="panel-body hint">All values are understood.</p>}
      {data && data.total > 0 && (
        <ul className="attribute-rows">
          {data.data.map(({ product, attribute, name, text, reason }) => (
            <li key={`${product.id} ${name} ${text}`}>
              <div className="grow">
                <b>
                  {name}: <span className="mono">{text}</span>
                </b>
                <small>
                  {reason} Read as {attribute.label}.
                </small>
              </div>
              <Link className="row-link" to={recordPath('product', product.id)}>
                {product.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data && data.last_page > 1 && (
        <div className="panel-body">
          <Pager current={data.current_page} last={data.last_page} onPick={setPage} />
        </div>
      )}
      {!data && isError && <FailedList title="Failed to load the values that are not understood" onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingRows text="Loading the values that are not understood..." />}
    </section>
  );
};
