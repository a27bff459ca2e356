import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#web/admin/features/account/account.queries.ts';
import { AccountForm } from '#web/admin/features/account/account-form.tsx';
import { DevicesPanel } from '#web/admin/features/account/devices-panel.tsx';
import { PasskeysPanel } from '#web/admin/features/account/passkeys-panel.tsx';
import { PasswordForm } from '#web/admin/features/account/password-form.tsx';
import { SignInsPanel } from '#web/admin/features/account/sign-ins-panel.tsx';
import { TwoStepPanel } from '#web/admin/features/account/two-step-panel.tsx';
import { AdministratorsPanel } from '#web/admin/features/administrators/administrators-panel.tsx';
import { useMay } from '#web/admin/lib/rights.ts';
import { FailedList } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';

export const AccountScreen = () => {
  const { data: account, isError, refetch } = useQuery(accountQuery);
  const managesAdministrators = useMay()('administrators.manage');
  return (
    <>
      <ScreenHead
        title="Account"
        subtitle={managesAdministrators ? 'Your name, password and devices, and who else may sign in' : 'Your name, password and devices'}
      />
      {!account && !isError && <LoadingText>Loading account...</LoadingText>}
      {!account && isError && (
        <div className="table-box">
          <FailedList title="Failed to load account" onRetry={() => void refetch()} />
        </div>
      )}
      {account && (
        <div className="account-cols">
          <div>
            <AccountForm account={account} />
            <PasswordForm email={account.email} />
            <TwoStepPanel />
            <PasskeysPanel />
          </div>
          <div>
            {managesAdministrators && <AdministratorsPanel />}
            <DevicesPanel />
            <SignInsPanel />
          </div>
        </div>
      )}
    </>
  );
};
