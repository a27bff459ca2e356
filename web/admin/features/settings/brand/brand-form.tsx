import { useRef } from 'react';
import type { Setting } from '#contract/settings.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { ConflictNotice } from '#web/admin/ui/form/conflict-notice.tsx';
import { FormNotice } from '#web/admin/ui/form/form-notice.tsx';
import { FormState } from '#web/admin/ui/form/form-state.tsx';
import { UnsavedDialog } from '#web/admin/ui/form/unsaved-dialog.tsx';
import { useFirstError } from '#web/admin/ui/form/use-first-error.ts';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { useSaveShortcut } from '#web/admin/ui/form/use-save-shortcut.ts';
import { useUnsavedGuard } from '#web/admin/ui/form/use-unsaved-guard.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { pick, useSaveSettings } from '../settings-admin.queries.ts';
import { BrandPreview } from './brand-preview.tsx';
import { type BrandValues, brandLabels, checkValues, readValues } from './brand-values.ts';
import { ColorsPanel } from './colors-panel.tsx';
import { ContactPanel, IdentityPanel, SocialPanel } from './company-panels.tsx';
import { PricesPanel, SharingPanel } from './region-panels.tsx';

interface Props {
  settings: readonly Setting[];
  /** Loads them as they are stored now. */
  reload: () => Promise<readonly Setting[]>;
}

export const BrandForm = ({ settings, reload }: Props) => {
  const element = useRef<HTMLFormElement>(null);
  const { mutateAsync: save } = useSaveSettings();
  const form = useRecordForm<readonly Setting[], BrandValues>({
    record: settings,
    read: (stored) => readValues(stored ?? []),
    check: checkValues(settings),
    save: (values, { record, changed }) => save({ settings: record ?? [], values: pick(values, changed) }),
    reload,
    labels: brandLabels,
    explain: explainByMessage('Failed to save settings'),
    onSaved: () => toast.success('Settings saved successfully'),
  });
  const guard = useUnsavedGuard(form.hasChanges);
  useSaveShortcut(element);
  useFirstError(element, form.refusals);
  return (
    <>
      <form
        ref={element}
        className="brand-form form-screen"
        noValidate
        aria-label="Brand and company"
        aria-busy={form.isSaving || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (event.target === element.current) void form.submit();
        }}
      >
        <div className="brand-cols">
          {form.conflict && <ConflictNotice conflict={form.conflict} />}
          <FormNotice errors={form.errors} fields={Object.keys(form.values)} refusals={form.refusals} />
          <IdentityPanel form={form} />
          <ColorsPanel form={form} />
          <BrandPreview values={form.values} isSaved={!form.isDirty} />
          <ContactPanel form={form} />
          <SocialPanel form={form} />
          <PricesPanel form={form} />
          <SharingPanel form={form} />
        </div>
        <footer className="page-foot">
          <FormState form={form} />
          <button type="button" className="btn" aria-disabled={!form.isDirty || undefined} onClick={form.reset}>
            Reset
          </button>
          <BusyButton isBusy={form.isSaving} busyText="Saving...">
            Save changes
          </BusyButton>
        </footer>
      </form>
      <UnsavedDialog {...guard.question} count={form.changed.length} />
    </>
  );
};
