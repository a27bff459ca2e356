// Form with the filters in groups. Without script it is sent with "Apply"; otherwise each change is applied.
import { type ReactNode, useState } from 'react';
import { productFiltersTexts } from '#contract/texts/en/product-filters.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { useHref, useTexts } from '#web/site/lib/language.ts';
import type { ProductListAddress } from '../list/product-list-address.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import type { FilterItem } from './filter-data.ts';
import { NumericFilter } from './numeric-filter.tsx';
import type { FilterForm } from './use-filter-fields.ts';

interface GroupProps {
  title: string;
  items: readonly FilterItem[];
  /** Keys of the attributes that few products have. */
  rare: ReadonlySet<string>;
  form: FilterForm;
  isFirst: boolean;
}

const isUsed = (fields: URLSearchParams, { key }: FilterItem): boolean =>
  [...fields.keys()].some((name) => name === `f.${key}` || name.startsWith(`f.${key}.m`));

const filterOf = (item: FilterItem, form: FilterForm) =>
  item.kind === 'numeric' ? (
    <NumericFilter key={item.key} item={item} form={form} />
  ) : (
    <ChoiceFilter key={item.key} item={item} form={form} />
  );

const Group = ({ title, items, rare, form, isFirst }: GroupProps) => {
  const say = useTexts(productFiltersTexts);
  // only the initial state: afterwards the visitor opens and closes it
  const [isOpen] = useState(isFirst || items.some((item) => isUsed(form.fields, item)));
  const [first] = useState(() => new Set(items.filter((item) => !rare.has(item.key) || isUsed(form.fields, item)).map(({ key }) => key)));
  const folded = items.filter(({ key }) => !first.has(key));
  return (
    <details className="group" open={isOpen}>
      <summary>{title}</summary>
      {items.filter(({ key }) => first.has(key)).map((item) => filterOf(item, form))}
      {folded.length > 0 && (
        <details className="rest">
          <summary>
            {say('more')} <span className="n">{folded.length}</span>
            <span className="vh"> {say('ofGroup', { group: title })}</span>
          </summary>
          {folded.map((item) => filterOf(item, form))}
        </details>
      )}
    </details>
  );
};

/** Number of filters that are not collapsed: those that most products have. */
const mostShown = 12;

const rareOf = (items: readonly FilterItem[]): Set<string> => {
  const frequent = items.toSorted((one, other) => Number(other.isHeadline) - Number(one.isHeadline) || other.products - one.products);
  return new Set(frequent.slice(mostShown).map(({ key }) => key));
};

/** Number of groups that are initially open. */
const openGroups = 2;

const groupsOf = (items: readonly FilterItem[]): [title: string, items: FilterItem[]][] => {
  const groups = new Map<string, FilterItem[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups];
};

export interface FilterPanelProps {
  /** Id of the form element, for fields outside it. */
  id: string;
  items: readonly FilterItem[];
  form: FilterForm;
  address: ProductListAddress;
  /** Shown below the groups. */
  children?: ReactNode;
}

export const FilterPanel = ({ id, items, form, address: { category, search }, children }: FilterPanelProps) => {
  const say = useTexts(productFiltersTexts);
  const units = form.fields.get('units');
  const rare = rareOf(items);
  const href = useHref();
  return (
    <form
      id={id}
      className="filter-form"
      method="get"
      action={href(paths.products())}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {category && <input type="hidden" name="category" value={category} />}
      {search && <input type="hidden" name="search" value={search} />}
      {units && <input type="hidden" name="units" value={units} />}
      {groupsOf(items).map(([title, members], index) => (
        <Group key={title} title={title || say('noGroup')} items={members} rare={rare} form={form} isFirst={index < openGroups} />
      ))}
      {children}
    </form>
  );
};
