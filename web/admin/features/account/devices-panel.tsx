// The sessions of the administrator, by device.
import { useQuery } from '@tanstack/react-query';
import type { AccountSession } from '#contract/account.ts';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { sessionsQuery, useEndSession } from './account.queries.ts';
import { deviceName } from './device-name.ts';

const endOf = ({ expires_at, idle_expires_at }: AccountSession, when: (timestamp: string) => string): string =>
  idle_expires_at && idle_expires_at < expires_at
    ? `signs out ${when(idle_expires_at)} if it is not used, at the latest ${when(expires_at)}`
    : `signs out ${when(expires_at)}`;

export const DevicesPanel = () => {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const { mutate: end, isPending } = useEndSession();
  const { date, time } = useFormats();
  const when = (timestamp: string) => `${date(timestamp)}, ${time(timestamp)}`;
  const hasOthers = sessions?.some(({ is_current }) => !is_current) ?? false;
  return (
    <section className="panel" aria-labelledby="devices">
      <header className="panel-head">
        <h2 id="devices">Devices</h2>
        {hasOthers && (
          <button type="button" className="btn btn-s" disabled={isPending} onClick={() => end(null)}>
            Sign out all others
          </button>
        )}
      </header>
      {!sessions && !isError && <LoadingText>Loading devices...</LoadingText>}
      {isError && <FailedPart title="Failed to load devices" onRetry={() => void refetch()} />}
      {sessions && (
        <ul className="list devices">
          {sessions.map((session) => (
            <li key={session.id}>
              <div className="grow">
                <b>{deviceName(session)}</b> {session.is_current && <span className="badge green">This device</span>}
                <div className="hint">
                  Signed in {when(session.signed_in_at)}; last used {when(session.last_used_at)}; {endOf(session, when)}
                </div>
              </div>
              {!session.is_current && (
                <button
                  type="button"
                  className="btn btn-s"
                  aria-label={`Sign out ${deviceName(session)}, signed in ${when(session.signed_in_at)}`}
                  disabled={isPending}
                  onClick={() => end(session.id)}
                >
                  Sign out
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
