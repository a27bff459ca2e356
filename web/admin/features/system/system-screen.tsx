// The state of the server: version, database, disk, last proven backup, mail, scheduled jobs and slow statements.
import { useQuery } from '@tanstack/react-query';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { systemQuery } from './system.queries.ts';
import { type System, SystemFacts } from './system-facts.tsx';
import { shortDurationText } from './system-texts.ts';

const badges = { scheduled: 'badge', running: 'badge yellow', succeeded: 'badge green', failed: 'badge red' } as const;
const words = { scheduled: 'Not run yet', running: 'In progress', succeeded: 'Succeeded', failed: 'Failed' } as const;

const Job = ({ job: { text, state, last_run_at, duration_ms, failures } }: { job: System['jobs'][number] }) => {
  const { date, time } = useFormats();
  return (
    <li>
      <div className="grow">
        <b>{text}</b> <span className={badges[state]}>{words[state]}</span>
        <div className="hint num">
          {last_run_at === null ? 'Not run since the start' : `${date(last_run_at)}, ${time(last_run_at)}`}
          {duration_ms !== null && <span>, {shortDurationText(duration_ms)}</span>}
          {failures > 0 && <span>, failed {failures === 1 ? 'once' : `${failures} times`} since the start</span>}
        </div>
      </div>
    </li>
  );
};

const SystemJobs = ({ jobs }: Pick<System, 'jobs'>) => (
  <section className="panel" aria-labelledby="system-jobs">
    <header className="panel-head">
      <h2 id="system-jobs">Scheduled jobs</h2>
    </header>
    {jobs.length === 0 ? (
      <p className="panel-body hint">No scheduled jobs.</p>
    ) : (
      <ul className="list devices">
        {jobs.map((job) => (
          <Job key={job.name} job={job} />
        ))}
      </ul>
    )}
  </section>
);

const SlowStatements = ({ statements }: { statements: System['slow_statements'] }) => {
  const { date, time } = useFormats();
  return (
    <section className="panel" aria-labelledby="system-statements">
      <header className="panel-head">
        <h2 id="system-statements">Slow statements</h2>
      </header>
      {statements.length === 0 ? (
        <p className="panel-body hint">No database statement has taken 200 ms or longer since the start.</p>
      ) : (
        <ul className="list devices">
          {statements.map(({ statement, count, longest_ms, last_at }) => (
            <li key={statement}>
              <div className="grow">
                <code>{statement}</code>
                <div className="hint num">
                  {count === 1 ? 'Once' : `${count} times`}, longest {shortDurationText(longest_ms)}, last {date(last_at)}, {time(last_at)}
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

export const SystemScreen = () => {
  const { data: system, isError, refetch } = useQuery(systemQuery);
  return (
    <>
      <ScreenHead title="System" subtitle="State of the server and its scheduled jobs" />
      {!system && !isError && <LoadingText>Loading the state of the server...</LoadingText>}
      {isError && !system && (
        <FailedPart title="Failed to load the state of the server" className="panel panel-body row" onRetry={() => void refetch()} />
      )}
      {system && (
        <div className="system">
          <SystemFacts system={system} />
          <SystemJobs jobs={system.jobs} />
          <SlowStatements statements={system.slow_statements} />
        </div>
      )}
    </>
  );
};
