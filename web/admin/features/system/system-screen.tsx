// The state of the server: version, database, disk, last proven backup, mail, scheduled jobs and slow statements.
import { useQuery } from '@tanstack/react-query';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
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
