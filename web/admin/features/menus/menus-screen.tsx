import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { settingGroupQuery } from '#web/admin/features/settings/settings.queries.ts';
import { WithKept } from '#web/admin/records/kept-context.tsx';
import { FailedList } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { MenusForm, menusHead } from './menus-form.tsx';

// loaded on each visit: a form must not start with old values
const menusQuery = { ...settingGroupQuery('menus', 'Failed to load menus'), gcTime: 0 };

const Loading = () => (
  <div className="menu-cols is-late">
    <LoadingText>Loading menus...</LoadingText>
    <Skeleton height="480px" />
    <Skeleton height="480px" />
  </div>
);

export const MenusScreen = () => {
  const { data, isError, refetch } = useQuery(menusQuery);
  const [formKey, restart] = useReducer((key: number) => key + 1, 0);
  if (data) {
    return (
      <WithKept of={{ kind: 'menus', id: 0 }}>
        <MenusForm key={formKey} settings={data} onRestored={restart} />
      </WithKept>
    );
  }
  return (
    <>
      <ScreenHead {...menusHead} />
      {isError ? (
        <div className="table-box">
          <FailedList title="Failed to load menus" onRetry={() => void refetch()} />
        </div>
      ) : (
        <Loading />
      )}
    </>
  );
};
