import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../../features/account/admin/account.queries.ts';
import { AccountForm } from '../../features/account/admin/account-form.tsx';
import { DevicesPanel } from '../../features/account/admin/devices-panel.tsx';
import { PasswordForm } from '../../features/account/admin/password-form.tsx';
import { AdministratorsPanel } from '../../features/administrators/admin/administrators-panel.tsx';
import { FailedList } from '../../ui/admin/list-state.tsx';
import { ScreenHead } from '../../ui/admin/screen-head.tsx';
import { LoadingText } from '../../ui/skeleton.tsx';

export const Component = () => {
  const { data: account, isError, refetch } = useQuery(accountQuery);
  // a new key begins the form anew
  const [changes, setChanges] = useState(0);
  return (
    <>
      <ScreenHead title="Account" subtitle="Your name, password and devices, and who else may sign in" />
      {!account && !isError && <LoadingText>Loading account...</LoadingText>}
      {!account && isError && (
        <div className="table-box">
          <FailedList title="Failed to load account" onRetry={() => void refetch()} />
        </div>
      )}
      {account && (
        <div className="account-cols">
          <div>
            <AccountForm key={account.email} account={account} />
            <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
          </div>
          <div>
            <DevicesPanel />
            <AdministratorsPanel />
          </div>
        </div>
      )}
    </>
  );
};
