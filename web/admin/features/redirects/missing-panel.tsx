// The addresses that visitors ask for and do not find, the most requested first: each becomes a redirect in one step.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MissingAddress } from '#contract/redirects.ts';
import { counted } from '#contract/rules/numbers.ts';
import { redirectLimits } from '#contract/rules/redirects.ts';
import { FailedList } from '#web/admin/ui/list-state.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { missingAddressesQuery } from './redirects.queries.ts';

const shownAtFirst = 10;

interface Props {
  /** Opens the form of a redirect from this address. */
  onRedirect: (address: string) => void;
}

const Addresses = ({ rows, onRedirect }: { rows: readonly MissingAddress[] } & Props) => {
  const [isWhole, setIsWhole] = useState(false);
  const isReadOnly = useIsReadOnly();
  return (
    <>
      <ul className="list">
        {rows.slice(0, isWhole ? undefined : shownAtFirst).map(({ address, requests }) => (
          <li key={address}>
            <div className="grow redirect-address">{address}</div>
            <span className="num">{counted(requests, 'request')}</span>
            {!isReadOnly && (
              <button type="button" className="btn btn-s" aria-label={`Redirect ${address}`} onClick={() => onRedirect(address)}>
                Redirect
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isWhole && rows.length > shownAtFirst && (
        <div className="panel-body">
          <button type="button" className="btn btn-s" onClick={() => setIsWhole(true)}>
            Show all {rows.length} addresses
          </button>
        </div>
      )}
    </>
  );
};

export const MissingPanel = ({ onRedirect }: Props) => {
  const { data, isError, refetch } = useQuery(missingAddressesQuery);
  const rows = data?.data;
  return (
    <section className="panel missing-addresses" aria-labelledby="missing-addresses">
      <header className="panel-head">
        <h2 id="missing-addresses">Addresses that were not found</h2>
        <p>In {redirectLimits.missingDays} days</p>
      </header>
      {rows && rows.length > 0 && <Addresses rows={rows} onRedirect={onRedirect} />}
      {rows?.length === 0 && <p className="panel-body hint">Nobody has asked for an address that does not exist.</p>}
      {!rows && isError && <FailedList title="Failed to load the addresses that were not found" onRetry={() => void refetch()} />}
      {!rows && !isError && <LoadingText>Loading the addresses that were not found...</LoadingText>}
      <p className="panel-body hint">
        Requests of visitors and search engines, without queries. Requests that look for vulnerabilities, such as .php and .env, are
        omitted.
      </p>
    </section>
  );
};
