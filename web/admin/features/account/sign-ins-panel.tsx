// The last sign-ins of the signed-in administrator.
import { useQuery } from '@tanstack/react-query';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { signInsQuery } from './account.queries.ts';
import { SignInList } from './sign-in-list.tsx';

export const SignInsPanel = () => {
  const { data: signIns, isError, refetch } = useQuery(signInsQuery);
  return (
    <section className="panel" aria-labelledby="sign-ins">
      <header className="panel-head">
        <h2 id="sign-ins">Recent sign-ins</h2>
        <p>Change your password if you do not recognise one</p>
      </header>
      {!signIns && !isError && <LoadingText>Loading sign-ins...</LoadingText>}
      {isError && <FailedPart title="Failed to load sign-ins" onRetry={() => void refetch()} />}
      {signIns && <SignInList signIns={signIns} />}
    </section>
  );
};
