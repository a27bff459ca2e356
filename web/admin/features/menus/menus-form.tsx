import { useQueryClient } from '@tanstack/react-query';
import type { Setting } from '#contract/settings.ts';
import { useLinkedRecords } from '#web/admin/features/links/linked-records.queries.ts';
import { saveSettingValues, settingGroupQuery } from '#web/admin/features/settings/settings.queries.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { HistoryButton } from '#web/admin/records/history/history-button.tsx';
import { useSettingsForm } from '#web/admin/records/use-settings-form.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { FormFields, FormMessages, FormPage, SaveButton } from '#web/admin/ui/form/form-frame.tsx';
import { FormState } from '#web/admin/ui/form/form-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { MenuPanel } from './menu-panel.tsx';
import { checkMenus, comparableMenus, damagedMenus, type MenuValues, menuNames, readMenus, writeMenus } from './menu-values.ts';
import { MenusPreview } from './menus-preview.tsx';

export const menusHead = { title: 'Menus', subtitle: 'The links in the header and the footer of the website' } as const;

const Damaged = ({ settings }: { settings: readonly Setting[] }) =>
  damagedMenus(settings).map((key) => (
    <div key={key} className="notice yellow">
      <AdminIcon name="alert" />
      <div className="grow">
        {menuNames[key]}: the stored menu cannot be read. Visitors see the menu of a new company, which is shown here. Change and save it to
        replace the stored one.
      </div>
    </div>
  ));

interface Props {
  settings: readonly Setting[];
  /** A revision was restored: the form must begin again with what is stored. */
  onRestored: () => void;
}

export const MenusForm = ({ settings, onRestored }: Props) => {
  const client = useQueryClient();
  const form = useSettingsForm<readonly Setting[], MenuValues>({
    record: settings,
    read: (stored) => readMenus(stored ?? []),
    check: checkMenus,
    save: (values, { record, changed }) => saveSettingValues(client, record ?? [], writeMenus(values), changed),
    reload: () => client.fetchQuery(settingGroupQuery('menus')),
    comparable: comparableMenus,
    labels: menuNames,
    explain: explainByMessage('Failed to save menus'),
    onSaved: () => toast.success('Menus saved successfully'),
  });
  const recordOf = useLinkedRecords([...form.values.header_menu, ...form.values.footer_menu]);
  const entryFields = Object.keys(form.errors).filter((name) => name.includes('.'));
  return (
    <FormPage form={form} label="Menus">
      <ScreenHead {...menusHead}>
        <FormState form={form} />
        <HistoryButton of={{ kind: 'setting', group: 'menus' }} name="the menus" isDirty={form.isDirty} onRestored={onRestored} />
        <MenusPreview values={form.values} />
        <button type="button" className="btn" onClick={form.reset}>
          Reset
        </button>
        <SaveButton form={form} hasShortcut>
          Save Menus
        </SaveButton>
      </ScreenHead>
      <FormMessages form={form} fields={entryFields} />
      <Damaged settings={settings} />
      <FormFields form={form}>
        <div className="menu-cols">
          <MenuPanel menu="header_menu" text="From left to right. A group opens below its label." form={form} recordOf={recordOf} />
          <MenuPanel
            menu="footer_menu"
            text="Each group is a column. Entries outside of groups are in the last line, beside the copyright."
            form={form}
            recordOf={recordOf}
          />
        </div>
      </FormFields>
    </FormPage>
  );
};
