import { listEntryLengths } from '#contract/rules/settings.ts';
import { TextareaField, TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import type { HeroValues } from './hero-values.ts';
import { SlidePicture } from './slide-picture.tsx';

/** The slide that visitors see if all slides are empty. */
export const DefaultSlidePanel = ({ form }: { form: Form<HeroValues> }) => (
  <section aria-labelledby="default-title">
    <h2 id="default-title">Default Slide</h2>
    <div className="panel panel-body stack">
      <p className="sub">Shown only while no slide has a title, a subtitle or a picture.</p>
      <TextField label="Default Title" maxLength={listEntryLengths.slide.title} {...form.field('title')} />
      <TextareaField label="Default Subtitle" rows={2} maxLength={listEntryLengths.slide.subtitle} {...form.field('subtitle')} />
      <div className="grid-2">
        {(['background_image', 'hero_image'] as const).map((name) => {
          const { value, error, onChange } = form.field(name);
          const label = name === 'hero_image' ? 'Default Hero Image' : 'Default Background Image';
          return <SlidePicture key={name} label={label} value={value} error={error} onChange={onChange} />;
        })}
      </div>
    </div>
  </section>
);
