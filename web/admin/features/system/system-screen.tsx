// The state of the server: version, database, disk, last proven backup, mail, scheduled jobs and slow statements.
import { useQuery } from '@tanstack/react-query';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { SlowStatements } from './slow-statements.tsx';
import { systemQuery } from './system.queries.ts';
import { SystemFacts } from './system-facts.tsx';
import { SystemJobs } from './system-jobs.tsx';

export const SystemScreen = () => {
  const { data: system, isError, refetch } = useQuery(systemQuery);
  return (
    <>
      <ScreenHead title="System" subtitle="State of the server and its scheduled jobs" />
      {!system && !isError && <LoadingText>Loading the state of the server...</LoadingText>}
      {isError && !system && (
        <div className="panel panel-body row">
          <span className="grow">Failed to load the state of the server</span>
          <button type="button" className="btn btn-s" onClick={() => void refetch()}>
            Retry
          </button>
        </div>
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
