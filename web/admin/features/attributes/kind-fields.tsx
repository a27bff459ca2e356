// The type of an attribute's values: numbers with a unit, choices, or yes and no.
import { type Quantity, quantityIds, unitsOf } from '#contract/rules/attributes/quantities.ts';
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import type { RecordForm } from '#web/admin/ui/form/use-form.ts';
import type { AttributeValues } from './attribute-values.ts';
import { hasChoices, isNumeric, type Kind, kindLabels, kinds, quantityLabel } from './attribute-words.ts';
import { ChoicesField } from './choices-field.tsx';

interface Props {
  form: RecordForm<AttributeValues>;
}

const kindHints: Record<Kind, string> = {
  number: 'One number, such as 12 kg or ≤ 68 dB(A).',
  range: 'From and to, such as −10 to 55 °C. A single number works too.',
  choice: 'One of a list, such as a protection class.',
  choices: 'Several of a list, such as interfaces.',
  flag: 'Yes or no, such as a holding brake.',
  text: 'Shown and compared exactly as typed.',
};

const matchHint = ({ match, unit }: AttributeValues): string => {
  const asked = `A visitor who asks for 10 to 50${unit && ` ${unit}`} gets products`;
  return match === 'covers'
    ? `${asked} that cover all of it, such as 0 to 60. Use it for operating ranges.`
    : `${asked} with a value in between, such as 20. Use it for single values.`;
};

export const kindOptions = kinds.map((kind) => ({ value: kind, label: kindLabels[kind] }));
export const quantityOptions = quantityIds
  .map((quantity) => ({ value: quantity, label: quantityLabel(quantity) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
const decimalOptions = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((count) => ({ value: count, label: count }));
const betterOptions = [
  { value: 'higher', label: 'Higher is better' },
  { value: 'lower', label: 'Lower is better' },
] as const;
const matchOptions = [
  { value: 'within', label: 'The value lies within the requested range' },
  { value: 'covers', label: 'The value covers the whole requested range' },
] as const;

const FurtherUnits = ({ form }: Props) => {
  const { quantity, unit, units } = form.values;
  const others = unitsOf(quantity).filter(({ symbol }) => symbol !== '' && symbol !== unit);
  if (others.length === 0) return null;
  return (
    <fieldset className="field">
      <legend className="flabel">
        Further units <small className="opt">visitors can choose them</small>
      </legend>
      <div className="attribute-units">
        {others.map(({ symbol }) => (
          <label key={symbol} className="check">
            <input
              type="checkbox"
              checked={units.includes(symbol)}
              onChange={({ target: { checked } }) =>
                form.set('units', checked ? [...units, symbol] : units.filter((one) => one !== symbol))
              }
            />
            <span>{symbol}</span>
          </label>
        ))}
      </div>
      {form.errors.units && <p className="err">{form.errors.units}</p>}
    </fieldset>
  );
};

const NumberFields = ({ form }: Props) => {
  const { quantity, unit } = form.values;
  const symbols = unitsOf(quantity)
    .map(({ symbol }) => symbol)
    .filter(Boolean);
  const setQuantity = (next: Quantity) => {
    form.set('quantity', next);
    // the units of another quantity do not apply
    form.set('unit', unitsOf(next)[0]?.symbol ?? '');
    form.set('units', []);
  };
  return (
    <>
      <div className="grid-2">
        <SelectField options={quantityOptions} {...form.field('quantity')} onChange={setQuantity} />
        {symbols.length > 0 && (
          <SelectField
            placeholder="No unit"
            options={symbols.map((symbol) => ({ value: symbol, label: symbol }))}
            hint={unit === '' ? undefined : `Also assumed for numbers without a unit.`}
            {...form.field('unit')}
          />
        )}
        <SelectField placeholder="As many as the value needs" options={decimalOptions} {...form.field('decimals')} />
        <SelectField
          placeholder="Neither"
          options={betterOptions}
          {...form.field('better')}
          hint="Marks the best value in the comparison."
        />
      </div>
      <FurtherUnits form={form} />
      <SelectField options={matchOptions} hint={matchHint(form.values)} {...form.field('match')} />
    </>
  );
};

export const KindFields = ({ form }: Props) => {
  const { kind } = form.values;
  const setKind = (next: Kind) => {
    form.set('kind', next);
    if (next === 'range' || next === 'number') form.set('match', next === 'range' ? 'covers' : 'within');
  };
  return (
    <>
      <SelectField options={kindOptions} hint={kindHints[kind]} {...form.field('kind')} onChange={setKind} />
      {isNumeric(kind) && <NumberFields form={form} />}
      {hasChoices(kind) && <ChoicesField {...form.field('choices')} />}
    </>
  );
};
