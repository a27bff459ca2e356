// The form of the home page's hero: slideshow, slides, points, and the preview.
import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useState } from 'react';
import type { Setting } from '#contract/settings.ts';
import { saveSettingValues, settingGroupQuery } from '#web/admin/features/settings/settings.queries.ts';
import { explainSave, saveErrors } from '#web/admin/lib/save-errors.ts';
import { HistoryButton } from '#web/admin/records/history/history-button.tsx';
import { useSettingsForm } from '#web/admin/records/use-settings-form.ts';
import { FormMessages, FormPage, SaveButton } from '#web/admin/ui/form/form-frame.tsx';
import { FormState } from '#web/admin/ui/form/form-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { DefaultSlidePanel } from './default-slide-panel.tsx';
import { checkHero } from './hero-check.ts';
import { HeroPreview } from './hero-preview.tsx';
import { comparableHero, type HeroValues, heroLabels, readHeroValues, writeHeroValues } from './hero-values.ts';
import { PointsPanel } from './points-panel.tsx';
import { SlideList } from './slide-list.tsx';
import { SlideshowPanel } from './slideshow-panel.tsx';

export const heroHead = {
  title: 'Slideshow Settings',
  subtitle: 'Manage your homepage hero section content, styling, and slideshow settings',
} as const;

interface Props {
  settings: readonly Setting[];
  /** Called after a revision was restored: the form must restart with the stored values. */
  onRestored: () => void;
}

export const HeroSettingsForm = ({ settings, onRestored }: Props) => {
  const client = useQueryClient();
  const form = useSettingsForm<readonly Setting[], HeroValues>({
    record: settings,
    read: (stored) => readHeroValues(stored ?? []),
    check: checkHero,
    save: (values, { record, changed }) => saveSettingValues(client, record ?? [], writeHeroValues(values), changed),
    reload: () => client.fetchQuery(settingGroupQuery('hero')),
    comparable: comparableHero,
    labels: heroLabels,
    explain: explainSave(saveErrors.slideshow),
    onSaved: () => toast.success('Slideshow settings saved successfully'),
  });
  // the focused slide, which the preview shows
  const [slideKey, setSlideKey] = useState<string | null>(null);
  const followFocus = ({ target }: FocusEvent) => setSlideKey(target.closest<HTMLElement>('[data-row-id]')?.dataset.rowId ?? null);

  const slideFields = Object.keys(form.errors).filter((name) => name.startsWith('slides_data.'));
  return (
    <FormPage form={form} onFocus={followFocus}>
      <ScreenHead {...heroHead}>
        <FormState form={form} />
        <HistoryButton of={{ kind: 'setting', group: 'hero' }} name="the slideshow" isDirty={form.isDirty} onRestored={onRestored} />
        <button type="button" className="btn" onClick={form.reset}>
          Reset
        </button>
        <SaveButton form={form} hasShortcut>
          Save Settings
        </SaveButton>
      </ScreenHead>
      <div className="hero-cols">
        <div className="hero-parts">
          <FormMessages form={form} fields={slideFields} />
          <SlideshowPanel form={form} />
          <SlideList form={form} />
          <PointsPanel form={form} />
          <DefaultSlidePanel form={form} />
        </div>
        <HeroPreview values={form.values} slideKey={slideKey} />
      </div>
    </FormPage>
  );
};
