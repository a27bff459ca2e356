// The sections of the form that hold pictures, specifications and the brochure.
import { maxPictures } from '#contract/rules/uploads.ts';
import { FileField } from '#web/admin/ui/files/file-field.tsx';
import { additionalImageRules, brochureRules, mainImageRules } from '#web/admin/ui/files/file-rules.ts';
import { galleryError } from '#web/admin/ui/files/gallery.ts';
import { GalleryField } from '#web/admin/ui/files/gallery-field.tsx';
import { PictureField } from '#web/admin/ui/files/picture-field.tsx';
import { FormSection } from '#web/admin/ui/form/form-sections.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import type { ProductValues } from './product-values.ts';
import { SpecificationEditor } from './specifications/specification-editor.tsx';

interface Props {
  form: Form<ProductValues>;
}

export const PictureSection = ({ form }: Props) => {
  const main = form.field('main_image');
  const images = form.field('images');
  return (
    <FormSection id="product-pictures" title="Pictures">
      <PictureField
        label="Main image"
        value={main.value}
        rules={mainImageRules}
        hint="PNG, JPG, GIF, WebP or AVIF under 5MB. Photos straight from a camera are often up to 10MB: reduce them first."
        error={main.error}
        progress={form.progress}
        onChange={main.onChange}
      />
      <GalleryField
        label="Additional images"
        pictures={images.value}
        rules={additionalImageRules}
        max={maxPictures}
        hint="Each under 5MB, in the order visitors see. Drag to move, or use the arrows."
        error={galleryError(form.errors)}
        progress={form.progress}
        onChange={images.onChange}
      />
    </FormSection>
  );
};

export const FileSections = ({ form }: Props) => {
  const brochure = form.field('brochure');
  return (
    <>
      <FormSection id="product-specifications" title="Specifications" hint="Rows and groups, in the order visitors see">
        <SpecificationEditor
          draft={form.values.specifications}
          onChange={(draft) => form.set('specifications', draft)}
          error={form.errors.specifications}
        />
      </FormSection>
      <FormSection id="product-brochure" title="Brochure">
        <FileField
          label="Brochure"
          value={brochure.value}
          rules={brochureRules}
          hint="PDF up to 10MB"
          error={brochure.error}
          onChange={brochure.onChange}
        />
      </FormSection>
    </>
  );
};
