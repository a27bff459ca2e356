import { logoRules } from '#web/admin/ui/files/file-rules.ts';
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { SettingPictureField } from '../setting-picture-field.tsx';
import { BrandPanel } from './brand-panel.tsx';
import type { BrandValues } from './brand-values.ts';

const namePlaces = [
  { value: 'false', label: 'Beside the logo' },
  { value: 'true', label: 'Only in the logo, which contains it' },
];

export const LogosPanel = ({ form }: { form: Form<BrandValues> }) => (
  <BrandPanel title="Logo and icon" text="Header, footer, browser tabs and phones">
    <div className="brand-logos">
      <SettingPictureField label="Logo" rules={logoRules} {...form.field('company_logo')} />
      <SettingPictureField label="Logo for dark ground" rules={logoRules} {...form.field('company_logo_dark')} />
      <SettingPictureField label="Icon" rules={logoRules} {...form.field('company_icon')} />
    </div>
    <SelectField label="The company's name is shown" options={namePlaces} {...form.field('logo_has_name')} />
    <p className="hint">
      An SVG is stored as a PNG. The icon is square, at least 512 pixels wide; without one it is made from the logo, or from the first
      letter of the name.
    </p>
  </BrandPanel>
);
