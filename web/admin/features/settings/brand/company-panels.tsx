// The company's details and contact data.

import { isSharedMap } from '#contract/rules/map-address.ts';
import { settingLimits } from '#contract/rules/settings.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { TextareaField, TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { MapFrame } from '#web/shared/ui/map-frame.tsx';
import { valueError } from '../value-check.ts';
import { BrandPanel } from './brand-panel.tsx';
import { type BrandValues, mapAddress } from './brand-values.ts';

interface Props {
  form: Form<BrandValues>;
}

export const IdentityPanel = ({ form }: Props) => {
  return (
    <BrandPanel title="Company" text="Header, footer and search results">
      <TextField label="Company name" maxLength={settingLimits.text} {...form.field('company_name')} />
      <TextField label="Tagline" hint="One line under the name" maxLength={settingLimits.text} {...form.field('company_tagline')} />
      <TextField label="Footer line" hint="At the end of every page" maxLength={settingLimits.text} {...form.field('footer_tagline')} />
      <TextareaField label="Description" rows={3} maxLength={settingLimits.text} {...form.field('company_description')} />
    </BrandPanel>
  );
};

export const ContactPanel = ({ form }: Props) => {
  const hours = form.field('business_hours');
  const map = form.field('maps_embed_url');
  const isMap =
    map.value !== '' && valueError('url', map.value) === undefined && map.value.trim().startsWith('https:') && !isSharedMap(map.value);
  return (
    <BrandPanel title="Contact" text="Top bar, footer and contact page">
      <div className="grid-2">
        <TextField label="Email" type="email" {...form.field('company_email')} />
        <TextField label="Phone" type="tel" {...form.field('company_phone')} />
        <TextField label="Fax" type="tel" {...form.field('company_fax')} />
        <TextField label="Location" hint="Town and region" {...form.field('company_location')} />
      </div>
      <TextareaField label="Address" rows={2} {...form.field('company_address')} />
      <RichTextField label="Business hours" value={hours.value} error={hours.error} onChange={hours.onChange} size="small" />
      <TextField
        label="Map"
        hint="The address for embedding from a map service, or its whole iframe code"
        className="mono"
        {...map}
        onChange={(typed) => map.onChange(mapAddress(typed))}
      />
      {isMap && (
        <div className="brand-map">
          <MapFrame key={map.value} url={map.value.trim()} />
        </div>
      )}
    </BrandPanel>
  );
};

const networks = [
  ['social_facebook', 'Facebook'],
  ['social_twitter', 'X (Twitter)'],
  ['social_linkedin', 'LinkedIn'],
  ['social_youtube', 'YouTube'],
  ['social_tiktok', 'TikTok'],
] as const;

export const SocialPanel = ({ form }: Props) => (
  <BrandPanel title="Social media" text="Each network with an address gets an icon">
    <div className="grid-2">
      {networks.map(([key, label]) => (
        <TextField key={key} label={label} inputMode="url" placeholder="https://" {...form.field(key)} />
      ))}
    </div>
  </BrandPanel>
);
