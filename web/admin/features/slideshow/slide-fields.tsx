import { listEntryLengths } from '#contract/rules/settings.ts';
import type { FieldErrors } from '#web/admin/ui/form/field-errors.ts';
import { TextareaField, TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Keyed } from '#web/admin/ui/reorder/entries.ts';
import { slideField } from './hero-check.ts';
import type { SlideDraft } from './slide-drafts.ts';
import { SlidePicture } from './slide-picture.tsx';

interface Props {
  slide: Keyed<SlideDraft>;
  errors: FieldErrors;
  onChange: (part: Partial<SlideDraft>) => void;
}

export const SlideFields = ({ slide, errors, onChange }: Props) => {
  const { key, title, subtitle, background_image, hero_image } = slide;
  const errorOf = (field: keyof SlideDraft) => errors[slideField(key, field)];
  return (
    <>
      <TextField
        label="Slide Title"
        name="slide-title"
        maxLength={listEntryLengths.slide.title}
        value={title}
        error={errorOf('title')}
        onChange={(next) => onChange({ title: next })}
      />
      <TextareaField
        label="Slide Subtitle"
        name="slide-subtitle"
        rows={2}
        maxLength={listEntryLengths.slide.subtitle}
        value={subtitle}
        error={errorOf('subtitle')}
        onChange={(next) => onChange({ subtitle: next })}
      />
      <div className="grid-2">
        <SlidePicture
          label="Background Image"
          value={background_image}
          error={errorOf('background_image')}
          onChange={(path) => onChange({ background_image: path })}
        />
        <SlidePicture
          label="Hero Image"
          value={hero_image}
          error={errorOf('hero_image')}
          onChange={(path) => onChange({ hero_image: path })}
        />
      </div>
    </>
  );
};
