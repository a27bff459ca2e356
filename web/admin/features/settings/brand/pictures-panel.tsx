// The decoration of pages: pictures of the company, or drawings.
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { SettingPictureField } from '../setting-picture-field.tsx';
import { BrandPanel } from './brand-panel.tsx';
import type { BrandValues } from './brand-values.ts';

const pages = [
  ['picture_home', 'Home'],
  ['picture_about', 'About Us'],
  ['picture_products', 'Products'],
  ['picture_news', 'Company News'],
  ['picture_knowledge', 'Knowledge Base'],
  ['picture_contact', 'Contact Us'],
  ['picture_missing', 'Page not found'],
  ['picture_sign_in', 'Sign-in to this admin area'],
] as const;

const choices = [
  { value: 'true', label: 'A line drawing in the colours of the brand' },
  { value: 'false', label: 'Nothing' },
];

export const PicturesPanel = ({ form }: { form: Form<BrandValues> }) => (
  <BrandPanel title="Pictures of pages" text="Beside the titles">
    <SelectField label="Without a picture, pages show" options={choices} {...form.field('line_drawings')} />
    <details>
      <summary>Pictures of single pages</summary>
      <p className="hint">Best with a transparent ground. All but that of a page that is not found stand on a dark ground.</p>
      <div className="brand-logos">
        {pages.map(([key, label]) => (
          <SettingPictureField key={key} label={label} {...form.field(key)} />
        ))}
      </div>
    </details>
  </BrandPanel>
);
