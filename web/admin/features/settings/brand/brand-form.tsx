import { useQueryClient } from '@tanstack/react-query';
import type { Setting } from '#contract/settings.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { HistoryButton } from '#web/admin/records/history/history-button.tsx';
import { useSettingsForm } from '#web/admin/records/use-settings-form.ts';
import { ColorField } from '#web/admin/ui/form/color-field.tsx';
import { FormMessages, FormPage, SaveButton } from '#web/admin/ui/form/form-frame.tsx';
import { FormState } from '#web/admin/ui/form/form-state.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { saveSettingValues } from '../settings.queries.ts';
import { BrandPanel } from './brand-panel.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { type BrandValues, brandKeys, brandLabels, checkValues, completeValues, readValues } from './brand-values.ts';
import { ContactPanel, IdentityPanel, SocialPanel } from './company-panels.tsx';
import { LogosPanel } from './logos-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { PricesPanel, SharingPanel } from './region-panels.tsx';

const ColorsPanel = ({ form }: { form: Form<BrandValues> }) => (
  <BrandPanel title="Colours" text="The public site and this admin area">
    <ColorField label="Main colour" hint="Buttons and highlights" {...form.field('main_color')} />
    <ColorField label="Secondary colour" hint="Links, focus outlines and secondary buttons" {...form.field('secondary_color')} />
    <ColorField label="Accent colour" hint="Small highlights" {...form.field('accent_color')} />
  </BrandPanel>
);

interface Props {
  settings: readonly Setting[];
  /** Loads the settings as they are stored now. */
  reload: () => Promise<readonly Setting[]>;
  /** Called after a revision was restored: the form must restart with the stored values. */
  onRestored: () => void;
}

export const BrandForm = ({ settings, reload, onRestored }: Props) => {
  const client = useQueryClient();
  const form = useSettingsForm<readonly Setting[], BrandValues>({
    record: settings,
    read: (stored) => readValues(stored ?? []),
    check: checkValues(settings),
    save: (values, { record, changed }) => saveSettingValues(client, record ?? [], completeValues(values), changed),
    reload,
    labels: brandLabels,
    explain: explainByMessage('Failed to save settings'),
    onSaved: () => toast.success('Settings saved successfully'),
  });
  return (
    <FormPage form={form} className="brand-form" label="Brand and Company">
      <div className="brand-cols">
        <FormMessages form={form} />
        <IdentityPanel form={form} />
        <LogosPanel form={form} />
        <ColorsPanel form={form} />
        <BrandPreview values={form.values} isSaved={!form.isDirty} />
        <ContactPanel form={form} />
        <SocialPanel form={form} />
        <PricesPanel form={form} />
        <SharingPanel form={form} />
        <PicturesPanel form={form} />
      </div>
      <footer className="page-foot">
        <FormState form={form} />
        <HistoryButton of={{ kind: 'setting', keys: brandKeys }} name="Brand and Company" isDirty={form.isDirty} onRestored={onRestored} />
        <button type="button" className="btn" aria-disabled={!form.isDirty || undefined} onClick={form.reset}>
          Reset
        </button>
        <SaveButton form={form}>Save changes</SaveButton>
      </footer>
    </FormPage>
  );
};
