// The sections of the form that hold words and choices.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Product } from '#contract/products.ts';
import { defaultCurrency } from '#contract/rules/price.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { SelectField, SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import { FormSection } from '#web/admin/ui/form/form-sections.tsx';
import { SlugField } from '#web/admin/ui/form/slug-field.tsx';
import { NumberField, PriceField, TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { currencyQuery, usePrice } from '#web/shared/features/settings/currency.queries.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { checkPrice, readPrice } from './product-price.ts';
import type { ProductValues } from './product-values.ts';

export interface CategoryChoice {
  id: number;
  name: string;
  slug: string;
  is_active: boolean;
}

interface Props {
  form: Form<ProductValues>;
  product: Product | null;
}

/** What visitors will read, so that a slip of the separators is seen. */
const usePriceHint = (typed: string, locale: string | undefined): string => {
  const price = usePrice();
  if (typed.trim() === '') return 'Empty shows “Price on request”. At most two decimals.';
  return checkPrice(typed, locale) ? 'Digits only, with a point before decimals.' : `Shown as ${price(readPrice(typed, locale))}`;
};

const NoCategories = () => (
  <div className="notice yellow" role="status">
    <AdminIcon name="alert" />
    <p className="grow">
      <b>There is no category yet.</b>
      <span>
        Every product belongs to one. <Link to="/admin/categories?new=1">Add a category</Link> first, then the product.
      </span>
    </p>
  </div>
);

interface BasicsProps extends Props {
  /** Undefined until they are known. */
  categories: readonly CategoryChoice[] | undefined;
}

export const BasicsSection = ({ form, product, categories }: BasicsProps) => {
  const { data: currency } = useQuery(currencyQuery);
  const priceHint = usePriceHint(form.values.price, currency?.currency_locale);
  const choices = (categories ?? []).map(({ id, name, is_active }) => ({
    value: String(id),
    label: is_active ? name : `${name} (inactive)`,
  }));
  // the list may still be on its way
  if (product && !choices.some(({ value }) => value === String(product.category_id))) {
    choices.push({ value: String(product.category_id), label: product.category.name });
  }
  return (
    <FormSection id="product-basics" title="Basics">
      {categories?.length === 0 && !product && <NoCategories />}
      <TextField
        label="Name"
        isRequired
        maxLength={255}
        autoComplete="off"
        hint={product ? `Renaming keeps the address ${paths.product(product.slug)}` : undefined}
        {...form.field('name')}
      />
      <div className="grid-2">
        <SelectField label="Category" isRequired placeholder="Choose a category" options={choices} {...form.field('category_id')} />
        <TextField label="Model" className="mono" maxLength={255} autoComplete="off" {...form.field('model')} />
        <PriceField
          label="Price"
          symbol={(currency ?? defaultCurrency).currency_symbol}
          hint={form.errors.price ? undefined : priceHint}
          {...form.field('price')}
        />
        <NumberField
          label="Sort Order"
          isRequired
          min={1}
          hint="1 comes first in lists. Equal numbers sort by name."
          {...form.field('sort_order')}
        />
      </div>
    </FormSection>
  );
};

export const TextsSection = ({ form }: Pick<Props, 'form'>) => {
  const short = form.field('short_description');
  const long = form.field('description');
  return (
    <FormSection id="product-texts" title="Texts">
      <RichTextField
        label="Short description"
        size="small"
        hint="Beside the pictures, on cards and in search results."
        value={short.value}
        onChange={short.onChange}
        error={short.error}
      />
      <RichTextField
        label="Description"
        hint="Below the specifications on the product page."
        value={long.value}
        onChange={long.onChange}
        error={long.error}
      />
    </FormSection>
  );
};

export const PublishingSection = ({ form, product }: Props) => (
  <FormSection id="product-publishing" title="Publishing">
    <div className="grid-2">
      <SwitchField label="Active" text="Visible on the website" {...form.field('is_active')} />
      <SwitchField label="Featured" text="Among the featured products on the home page" {...form.field('is_featured')} />
    </div>
    <SlugField prefix="/products/" source="name" isNew={product === null} {...form.field('slug')} />
  </FormSection>
);
