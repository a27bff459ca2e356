import { listEntryLengths } from '#contract/rules/settings.ts';
import { buttonLabelLength, hasButton, noButton } from '#contract/rules/slide-buttons.ts';
import { LinkFields } from '#web/admin/features/links/link-fields.tsx';
import type { RecordOf } from '#web/admin/features/links/linked-records.queries.ts';
import type { FieldErrors } from '#web/admin/ui/form/field-errors.ts';
import { TextareaField, TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Keyed } from '#web/admin/ui/reorder/entries.ts';
import { slideField } from './hero-check.ts';
import type { SlideDraft } from './slide-drafts.ts';
import { SlidePicture } from './slide-picture.tsx';

const noneOptions = [{ value: '', label: 'No button of its own: View Products' }];

interface Props {
  slide: Keyed<SlideDraft>;
  errors: FieldErrors;
  recordOf: RecordOf;
  onChange: (part: Partial<SlideDraft>) => void;
}

export const SlideFields = ({ slide, errors, recordOf, onChange }: Props) => {
  const { key, title, subtitle, background_image, hero_image, button_kind, button_label, button_target } = slide;
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
      <LinkFields
        link={{ kind: button_kind, label: button_label, target: button_target }}
        record={recordOf({ kind: button_kind, target: button_target })}
        errors={{ label: errorOf('button_label'), target: errorOf('button_target') }}
        labels={{ choice: 'Button leads to', label: 'Button text' }}
        maxLength={buttonLabelLength}
        others={{
          options: noneOptions,
          chosen: hasButton(slide) ? undefined : '',
          onChoose: () => onChange(noButton),
        }}
        onChange={({ kind, label, target }) => onChange({ button_kind: kind, button_label: label, button_target: target })}
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
