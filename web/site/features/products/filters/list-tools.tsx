// Tools above a list with filters: the sheet on narrow windows, order and units.
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import { UnitSwitch } from '#web/site/ui/switches.tsx';
import { chosenUnits } from '../chosen-units.ts';
import { type ProductListAddress, productListPath } from '../list/product-list-address.ts';
import type { Chip } from './filter-chips.ts';
import { clearedPath } from './filter-chips.ts';
import type { FilterData } from './filter-data.ts';
import { type FieldChanges, readFilterFields, withFields } from './filter-fields.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { scaleOf, unitField } from './filter-units.ts';
import { panelId } from './side-panel.tsx';
import { SortSelect } from './sort-select.tsx';
import type { FilterForm } from './use-filter-fields.ts';

interface Props {
  data: FilterData;
  chips: readonly Chip[];
  form: FilterForm;
  address: ProductListAddress;
  total: number | undefined;
}

/** Typed limits keep their unit, because converting them back and forth would change the list and the address. */
const inUnits = ({ items }: FilterData, filters: string, units: AttributeUnits | undefined): string => {
  const fields = new URLSearchParams(filters);
  const kept = items.map((item): FieldChanges => unitField(item, scaleOf(item, fields)?.symbol ?? '1', units ?? null));
  const changed = withFields(filters, { ...Object.assign({}, ...kept), units: units ? [units] : [] });
  return readFilterFields(new URLSearchParams(changed));
};

export const ListTools = ({ data, chips, form, address, total }: Props) => {
  const { filters = '' } = address;
  return (
    <div className="list-tools">
      <FilterSheet
        key={address.category}
        items={data.items}
        form={form}
        address={address}
        count={chips.length}
        total={total}
        clear={clearedPath(data, address)}
      />
      <SortSelect data={data} form={form} formId={`${panelId}-form`} />
      <UnitSwitch
        units={chosenUnits(form.fields)}
        hrefOf={(units) => productListPath({ ...address, filters: inUnits(data, filters, units) })}
      />
    </div>
  );
};
