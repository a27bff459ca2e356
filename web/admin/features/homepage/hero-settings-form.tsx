// The hero's form: how slides change, the slides, the points, and beside them what visitors will see.
import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useRef, useState } from 'react';
import type { Setting } from '#contract/settings.ts';
import { pick, settingGroupQuery, useSaveSettings } from '#web/admin/features/settings/settings-admin.queries.ts';
import { explainSave, saveErrors } from '#web/admin/lib/save-errors.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { ignoreMissedFiles } from '#web/admin/ui/files/use-file-drop.ts';
import { ConflictNotice } from '#web/admin/ui/form/conflict-notice.tsx';
import { FormNotice } from '#web/admin/ui/form/form-notice.tsx';
import { FormState } from '#web/admin/ui/form/form-state.tsx';
import { UnsavedDialog } from '#web/admin/ui/form/unsaved-dialog.tsx';
import { useFirstError } from '#web/admin/ui/form/use-first-error.ts';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { useSaveShortcut } from '#web/admin/ui/form/use-save-shortcut.ts';
import { useUnsavedGuard } from '#web/admin/ui/form/use-unsaved-guard.ts';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { DefaultSlidePanel } from './default-slide-panel.tsx';
import { checkHero } from './hero-check.ts';
import { HeroPreview } from './hero-preview.tsx';
import { heroHead } from './hero-settings-head.ts';
import { comparableHero, type HeroValues, heroLabels, readHeroValues, writeHeroValues } from './hero-values.ts';
import { PointsPanel } from './points-panel.tsx';
import { SlideList } from './slide-list.tsx';
import { SlideshowPanel } from './slideshow-panel.tsx';

export const HeroSettingsForm = ({ settings }: { settings: readonly Setting[] }) => {
  const element = useRef<HTMLFormElement>(null);
  const { mutateAsync: save } = useSaveSettings();
  const client = useQueryClient();
  const form = useRecordForm<readonly Setting[], HeroValues>({
    record: settings,
    read: (stored) => readHeroValues(stored ?? []),
    check: checkHero,
    save: (values, { record, changed }) => save({ settings: record ?? [], values: pick(writeHeroValues(values), changed) }),
    reload: () => client.fetchQuery(settingGroupQuery('hero')),
    comparable: comparableHero,
    labels: heroLabels,
    explain: explainSave(saveErrors.slideshow),
    onSaved: () => toast.success('Slideshow settings saved successfully'),
  });
  const guard = useUnsavedGuard(form.hasChanges);
  useSaveShortcut(element);
  useFirstError(element, form.refusals);

  // the slide that somebody works on: the preview shows it
  const [slideKey, setSlideKey] = useState<string | null>(null);
  const followFocus = ({ target }: FocusEvent) => setSlideKey(target.closest<HTMLElement>('[data-row-id]')?.dataset.rowId ?? null);

  const fields = [...Object.keys(form.values), ...Object.keys(form.errors).filter((name) => name.startsWith('slides_data.'))];
  return (
    <>
      <form
        ref={element}
        className="form-screen"
        noValidate
        {...ignoreMissedFiles}
        onFocus={followFocus}
        aria-busy={form.isSaving || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (event.target === element.current) void form.submit();
        }}
      >
        <ScreenHead {...heroHead}>
          <FormState form={form} />
          <button type="button" className="btn" onClick={form.reset}>
            Reset
          </button>
          <BusyButton isBusy={form.isSaving} busyText="Saving...">
            Save Settings
            <span className="kbd" aria-hidden="true">
              Ctrl S
            </span>
          </BusyButton>
        </ScreenHead>
        <div className="hero-cols">
          <div className="hero-parts">
            {form.conflict && <ConflictNotice conflict={form.conflict} />}
            <FormNotice errors={form.errors} fields={fields} refusals={form.refusals} />
            <SlideshowPanel form={form} />
            <SlideList form={form} />
            <PointsPanel form={form} />
            <DefaultSlidePanel form={form} />
          </div>
          <HeroPreview values={form.values} slideKey={slideKey} />
        </div>
      </form>
      <UnsavedDialog {...guard.question} count={form.changed.length} />
    </>
  );
};
