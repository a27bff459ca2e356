// The list of settings: columns and filters.
import { useQuery } from '@tanstack/react-query';
import { htmlToText } from '#contract/rules/html-text.ts';
import type { Setting } from '#contract/settings.ts';
import { MailPanel } from '#web/admin/features/mail/mail-panel.tsx';
import { SiteAccessPanel } from '#web/admin/features/site-access/site-access-panel.tsx';
import { HistoryButton } from '#web/admin/records/history/history-button.tsx';
import { WithKept } from '#web/admin/records/kept-context.tsx';
import { RecordEditor } from '#web/admin/records/record-editor.tsx';
import { RecordList } from '#web/admin/records/record-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell } from '#web/admin/ui/list/skeleton-cell.tsx';
import { shortenText } from '#web/shared/lib/format.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { NewSettingDialog } from './new-setting-dialog.tsx';
import { settingDescription } from './setting-descriptions.ts';
import { SettingDialog } from './setting-dialog.tsx';
import { settingGroupsQuery, settings } from './settings.queries.ts';
import { synonymsKey, toLines } from './synonym-lines.ts';

const Filters = ({ filter }: FilterProps<typeof settings.shape>) => {
  const { data: groups = [] } = useQuery(settingGroupsQuery);
  const group = filter('group');
  return (
    <>
      <SearchBox label="Search key or value" {...filter('search')} />
      <SelectFilter
        label="Group"
        all="All Groups"
        options={groups.includes(group.value) || group.value === '' ? groups : [...groups, group.value]}
        {...group}
      />
    </>
  );
};

const mostCharacters = 120;
const isMachineText: readonly Setting['type'][] = ['color', 'url', 'json', 'image', 'file'];

const readable = ({ key, type }: Setting, value: string): string => {
  if (key === synonymsKey) return toLines(value).replaceAll('\n', '; ');
  return type === 'textarea' ? htmlToText(value) : value;
};

/** The beginning of a value on one line, with its colour or picture. */
const Value = ({ setting }: { setting: Setting }) => {
  const { type, value } = setting;
  if (!value) return <span className="muted">Not set</span>;
  const text = shortenText(readable(setting, value), mostCharacters);
  return (
    <div className="cell setting-value">
      {type === 'color' && <span className="swatch-dot" style={{ background: value }} />}
      {type === 'image' && <RowThumb src={value} />}
      <span className={isMachineText.includes(type) ? 'truncate mono' : 'truncate'}>{text}</span>
    </div>
  );
};

const columns: readonly RecordColumn<Setting>[] = [
  {
    label: 'Key',
    headClass: 'c-key',
    className: 'c-main fit',
    cell: ({ key }, { link }) => {
      const description = settingDescription(key);
      return (
        <div className="cell">
          <div>
            {link(key, { className: 'mono' })}
            {description && <small>{description}</small>}
          </div>
        </div>
      );
    },
    skeleton: (
      <td className="c-main">
        <Skeleton width="60%" />
      </td>
    ),
  },
  {
    label: 'Value',
    className: 'c-wide fit',
    cell: (setting) => <Value setting={setting} />,
    skeleton: <SkeletonCell width="70%" className="c-wide" />,
  },
  {
    label: 'Type',
    headClass: 'c-type',
    cell: ({ type }) => <span className="tag">{type}</span>,
    skeleton: <SkeletonCell width="56px" />,
  },
  {
    label: 'Group',
    headClass: 'c-group c-opt',
    className: 'c-opt',
    cell: ({ group }) => group,
    skeleton: <SkeletonCell width="64px" className="c-opt" />,
  },
];

/** A setting added by an administrator may be a secret of another service: its unsaved changes are not stored. */
const SettingForm = ({ setting, onClose }: { setting: Setting | null; onClose: () => void }) => {
  if (!setting) return <NewSettingDialog onClose={onClose} />;
  const dialog = <SettingDialog setting={setting} onClose={onClose} />;
  return setting.is_fixed ? <WithKept of={{ kind: 'setting', id: setting.id }}>{dialog}</WithKept> : dialog;
};

export const SettingsScreen = () => {
  const list = useRecordList(settings, { filterDelayMs: null });
  const { close } = list.open;
  return (
    <RecordList
      records={settings}
      list={list}
      title="Settings"
      subtitle="Manage application settings and configuration"
      addText="Add Setting"
      headActions={<HistoryButton of={{ kind: 'setting' }} name="settings" />}
      above={
        <>
          <SiteAccessPanel />
          <MailPanel />
        </>
      }
      Filters={Filters}
      filterForm="settings-toolbar"
      caption="Settings"
      tableClass="table-tight settings-table"
      emptyText="The settings that the site uses are added when it starts."
      emptyAction={null}
      filteredText="No setting matches the search and the group."
      hasRowChoice={false}
      pageText={({ from, to, total }) => `Showing ${from ?? 0} to ${to ?? 0} of ${total} results`}
      columns={columns}
      nameOf={({ key }) => key}
      editor={<RecordEditor noun="setting" list={list} usesRow form={(setting) => <SettingForm setting={setting} onClose={close} />} />}
    />
  );
};
