import { productListTexts } from '#contract/texts/en/product-list.ts';
import { useTexts } from '#web/site/lib/language.ts';
import type { FilterData } from './filter-data.ts';
import type { FilterForm } from './use-filter-fields.ts';

interface Props {
  data: FilterData;
  form: FilterForm;
  /** Id of the form that submits the order without scripts. */
  formId: string;
}

const orders = [
  ['desc', 'highest'],
  ['asc', 'lowest'],
] as const;

/** Order of the list by an attribute; the better values come first unless the visitor chooses. */
export const SortSelect = ({ data: { items, sort }, form, formId }: Props) => {
  const say = useTexts(productListTexts);
  return (
    <div className="sort">
      <label>
        <span>{say('sortBy')}</span>
        <select
          name="sort"
          form={formId}
          value={form.fields.get('sort') ?? ''}
          onChange={({ target }) => form.change({ sort: [target.value], order: [] })}
        >
          <option value="">{say('recommended')}</option>
          {items
            .filter(({ kind }) => kind === 'numeric')
            .map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
        </select>
      </label>
      {sort && (
        <select
          name="order"
          form={formId}
          aria-label={say('order')}
          value={form.fields.get('order') ?? sort.order}
          onChange={({ target }) => form.change({ order: [target.value] })}
        >
          {orders.map(([order, text]) => (
            <option key={order} value={order}>
              {say(text)}
            </option>
          ))}
        </select>
      )}
      <button type="submit" form={formId} className="btn btn-line btn-sm apply">
        {say('sort')}
      </button>
    </div>
  );
};
