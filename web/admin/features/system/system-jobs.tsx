import { useFormats } from '#web/shared/lib/formats.ts';
import type { System } from './system-facts.tsx';
import { jobText, shortDurationText } from './system-texts.ts';

const badges = { scheduled: 'badge', running: 'badge yellow', succeeded: 'badge green', failed: 'badge red' } as const;
const words = { scheduled: 'Not run yet', running: 'In progress', succeeded: 'Succeeded', failed: 'Failed' } as const;

const Job = ({ job: { name, state, last_run_at, duration_ms, failures } }: { job: System['jobs'][number] }) => {
  const { date, time } = useFormats();
  return (
    <li>
      <div className="grow">
        <b>{jobText(name)}</b> <span className={badges[state]}>{words[state]}</span>
        <div className="hint num">
          {last_run_at === null ? 'Not since the start' : `${date(last_run_at)}, ${time(last_run_at)}`}
          {duration_ms !== null && <span>, {shortDurationText(duration_ms)}</span>}
          {failures > 0 && <span>, failed {failures === 1 ? 'once' : `${failures} times`} since the start</span>}
        </div>
      </div>
    </li>
  );
};

export const SystemJobs = ({ jobs }: Pick<System, 'jobs'>) => (
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
