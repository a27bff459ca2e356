// Prices, time zone, and the presentation of the site elsewhere.
import { useMemo } from 'react';
import { completeCurrency, formatPrice } from '#contract/rules/price.ts';
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { SettingPictureField } from '../setting-picture-field.tsx';
import { BrandPanel } from './brand-panel.tsx';
import type { BrandValues } from './brand-values.ts';

interface Props {
  form: Form<BrandValues>;
}

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const locales = [
  'id-ID',
  'en-US',
  'en-GB',
  'en-SG',
  'ms-MY',
  'th-TH',
  'vi-VN',
  'zh-CN',
  'ja-JP',
  'ko-KR',
  'hi-IN',
  'ar-AE',
  'de-DE',
  'fr-FR',
];
const sampleAmount = 1_234_567.5;

const nameOf = (names: Intl.DisplayNames, code: string): string => {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
};

/** Adds the stored value to the choices. */
const withStored = (codes: readonly string[], stored: string) => (stored === '' || codes.includes(stored) ? codes : [stored, ...codes]);

export const PricesPanel = ({ form }: Props) => {
  const { currency_code, currency_symbol, currency_locale, site_timezone } = form.values;
  const currencies = useMemo(
    () =>
      withStored(Intl.supportedValuesOf('currency'), currency_code).map((code) => ({
        value: code,
        label: `${code}, ${nameOf(currencyNames, code)}`,
      })),
    [currency_code],
  );
  const zones = useMemo(
    () => withStored(Intl.supportedValuesOf('timeZone'), site_timezone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [site_timezone],
  );
  const languages = withStored(locales, currency_locale).map((code) => ({ value: code, label: `${nameOf(languageNames, code)}, ${code}` }));
  const sample = formatPrice(sampleAmount, completeCurrency({ currency_code, currency_symbol, currency_locale }));
  const code = form.field('currency_code');
  const usual = (currency: string) => completeCurrency({ currency_code: currency, currency_locale }).currency_symbol;
  const changeCurrency = (next: string) => {
    // a typed symbol stays
    if (['', usual(currency_code)].includes(currency_symbol)) form.set('currency_symbol', usual(next));
    code.onChange(next);
  };
  return (
    <BrandPanel title="Prices and time" text="Products and articles">
      <div className="grid-2">
        <SelectField label="Currency" options={currencies} {...code} onChange={changeCurrency} />
        <TextField label="Symbol" maxLength={20} {...form.field('currency_symbol')} />
        <SelectField label="Numbers as in" options={languages} {...form.field('currency_locale')} />
        <SelectField label="Time zone" options={zones} {...form.field('site_timezone')} />
      </div>
      <p className="hint">
        A price will read <b className="num">{sample}</b>
      </p>
    </BrandPanel>
  );
};

export const SharingPanel = ({ form }: Props) => {
  return (
    <BrandPanel title="Sharing" text="Link previews of pages without a picture">
      <SettingPictureField label="Share picture" {...form.field('share_image')} />
    </BrandPanel>
  );
};
