// Settings by key: the list, its filters, and the dialog over it.
import { useQuery } from '@tanstack/react-query';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { anyText, listShape } from '#web/admin/ui/list/list-address.ts';
import { ListBox } from '#web/admin/ui/list/list-box.tsx';
import { useExistingPage } from '#web/admin/ui/list/use-existing-page.ts';
import { useListAddress } from '#web/admin/ui/list/use-list-address.ts';
import { useOpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { useRecordFocus, useRowFocus } from '#web/admin/ui/list/use-row-focus.ts';
import { Pager } from '#web/admin/ui/pager.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { NewSettingDialog } from './new-setting-dialog.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { SettingRow, SettingSkeleton, SettingTableHead } from './setting-row.tsx';
import { settingListQuery } from './settings-admin.queries.ts';
import { SettingsToolbar } from './settings-toolbar.tsx';

const shape = listShape({ filters: { search: anyText, group: anyText } });

export const SettingsScreen = () => {
  // Filter is pressed: there is nothing to wait for
  const { applied, isFiltered, change, clear, goToPage } = useListAddress(shape, { delayMs: 0 });
  const list = useQuery(settingListQuery(applied));
  const record = useOpenRecord();
  const focusRow = useRowFocus();
  useRecordFocus(record.id, focusRow);
  useExistingPage(list, applied.page, goToPage);
  const open = list.data?.data.find(({ id }) => id === record.id);
  const { total = 0, per_page = 0, from, to } = list.data ?? {};
  return (
    <>
      <ScreenHead title="Settings" subtitle="Manage application settings and configuration">
        <button type="button" className="btn btn-primary" onClick={record.openNew}>
          <AdminIcon name="plus" />
          Add Setting
        </button>
      </ScreenHead>
      <SettingsToolbar filters={applied} onFilter={change} />
      <ListBox
        list={list}
        rows={list.data?.data}
        caption="Settings"
        className="table-tight settings-table"
        head={<SettingTableHead />}
        row={(setting) => <SettingRow setting={setting} hrefOf={record.hrefOf} onEdit={record.open} />}
        keyOf={({ id }) => id}
        skeleton={<SettingSkeleton />}
        loadingText="Loading settings..."
        failedText="Failed to load settings"
        emptyTitle="No settings found"
        emptyText="The settings that the site uses are added when it starts."
        isFiltered={isFiltered}
        filteredText="No setting matches the search and the group."
        onClearFilters={() => {
          clear();
          focusRow([]);
        }}
        onRecovered={() => focusRow([])}
      />
      {list.data && total > per_page && (
        <Pager
          current={list.data.current_page}
          last={list.data.last_page}
          text={`Showing ${from ?? 0} to ${to ?? 0} of ${total} results`}
          onPick={goToPage}
        />
      )}
      {record.isNew && <NewSettingDialog onClose={record.close} />}
      {open && <SettingDialog key={open.id} setting={open} onClose={record.close} />}
    </>
  );
};
