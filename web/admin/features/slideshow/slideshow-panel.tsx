import { backgroundImageStyles, slideInterval, transitionEffects } from '#contract/rules/slideshow.ts';
import { SelectField, SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import { ColorField } from '#web/admin/ui/form/color-field.tsx';
import { NumberField } from '#web/admin/ui/form/text-field.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import type { HeroValues } from './hero-values.ts';

const words = ['Enabled', 'Disabled'] as const;
const { min, max } = slideInterval;
const optionsOf = <T extends string>(values: readonly T[]) => values.map((value) => ({ value, label: value }));

/** Fields of the slideshow: switches, interval, transition, background style and overlay. */
export const SlideshowPanel = ({ form }: { form: Form<HeroValues> }) => (
  <section aria-labelledby="slideshow-title">
    <h2 id="slideshow-title">Slideshow Settings</h2>
    <div className="panel panel-body stack">
      <div>
        <SwitchField
          label="Enable Slideshow"
          text="Slides change by themselves; visitors can pause them"
          words={words}
          {...form.field('slideshow_enabled')}
        />
        <SwitchField
          label="Enable Gradient Overlay"
          text="Covers background images with a diagonal overlay in two colours"
          words={words}
          {...form.field('gradient_overlay_enabled')}
        />
      </div>
      <div className="grid-3">
        <NumberField
          label="Auto Slide Interval"
          isRequired
          min={min}
          max={max}
          step="any"
          suffix="seconds"
          hint={`${min} to ${max}`}
          {...form.field('slide_interval')}
        />
        <SelectField label="Transition Effect" isRequired options={optionsOf(transitionEffects)} {...form.field('transition_effect')} />
        <SelectField
          label="Background Image Style"
          isRequired
          options={optionsOf(backgroundImageStyles)}
          {...form.field('background_image_style')}
        />
      </div>
      <div className="grid-2">
        <ColorField
          label="Primary Colour"
          hint="Start of the overlay, top left. Empty: the main colour"
          hasNotes={false}
          {...form.field('primary_color')}
        />
        <ColorField
          label="Gradient Colour"
          hint="End of the overlay, bottom right. Empty: the secondary colour"
          hasNotes={false}
          {...form.field('gradient_color')}
        />
      </div>
    </div>
  </section>
);
