// What becomes of one name of specification rows: its new attribute, or the effect of adding it to an existing one.
import { useQuery } from '@tanstack/react-query';
import type { AdminAttribute } from '#contract/attributes.ts';
import { unitsOf } from '#contract/rules/attributes/quantities.ts';
import { counted } from '#contract/rules/numbers.ts';
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import type { AttributeValues } from './attribute-values.ts';
import { hasChoices, isNumeric, kindText } from './attribute-words.ts';
import { type CategoryId, synonymQuery } from './attributes.queries.ts';
import { kindOptions, quantityOptions } from './kind-fields.tsx';
import { isNew, type NameEntry, newAttribute, similarAttribute, understoodOf } from './name-entries.ts';

const examplesShown = 4;

interface Props {
  entry: NameEntry;
  /** Those that can read the name. */
  attributes: readonly AdminAttribute[];
  categoryId: CategoryId;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<NameEntry>) => void;
}

const NewAttribute = ({ entry, errors, onChange }: Pick<Props, 'entry' | 'errors' | 'onChange'>) => {
  const { label, kind, quantity, unit } = entry.values;
  const set = (part: Partial<AttributeValues>) => onChange({ values: { ...entry.values, ...part } });
  const symbols = unitsOf(quantity).flatMap(({ symbol }) => symbol || []);
  const { texts, understood } = understoodOf(entry);
  return (
    <>
      <Field label="Label" isRequired error={errors.label}>
        {(control) => <input {...control} value={label} autoComplete="off" onChange={(event) => set({ label: event.target.value })} />}
      </Field>
      <SelectField
        isRequired
        name="kind"
        label="Kind"
        value={kind}
        options={kindOptions}
        onChange={(value) => {
          const next = value as AttributeValues['kind'];
          set({ kind: next, is_filter: next !== 'text', match: next === 'range' ? 'covers' : 'within' });
        }}
      />
      {isNumeric(kind) && (
        <SelectField
          isRequired
          name="quantity"
          label="Quantity"
          value={quantity}
          options={quantityOptions}
          onChange={(value) => {
            const next = value as AttributeValues['quantity'];
            set({ quantity: next, unit: unitsOf(next)[0]?.symbol ?? '' });
          }}
        />
      )}
      {isNumeric(kind) && symbols.length > 0 && (
        <SelectField
          name="unit"
          label="Display unit"
          value={unit}
          error={errors.unit}
          options={[{ value: '', label: 'No unit' }, ...symbols.map((symbol) => ({ value: symbol, label: symbol }))]}
          onChange={(value) => set({ unit: value })}
        />
      )}
      {hasChoices(kind) && (
        <Field label="Choices" isRequired error={errors.choices} hint="One on each line.">
          {(control) => (
            <textarea
              {...control}
              className="textarea"
              rows={3}
              value={entry.choices}
              onChange={(event) => onChange({ choices: event.target.value })}
            />
          )}
        </Field>
      )}
      {kind !== 'text' && (
        <p className={understood < texts ? 'name-entry-reading attribute-problems' : 'name-entry-reading'} role="status">
          {understood} of {counted(texts, 'different text')} understood.
        </p>
      )}
    </>
  );
};

interface SynonymProps {
  name: string;
  attribute: AdminAttribute;
  categoryId: CategoryId;
}

/** The effect of adding a name to an attribute. */
const SynonymEffect = ({ name, attribute, categoryId }: SynonymProps) => {
  const { data, isError } = useQuery(synonymQuery({ id: attribute.id, name, categoryId }));
  if (isError) return <p className="name-entry-reading">What changes could not be loaded. The name can be added without it.</p>;
  if (!data) return <p className="name-entry-reading">Loading what changes…</p>;
  const { rows, understood, contradictions, examples } = data;
  const others = contradictions - examples.length;
  const place = attribute.category_id === null ? 'in all categories ' : '';
  return (
    <div className="name-entry-reading" role="status">
      <p>
        {`${understood} of ${counted(rows, 'row')} named ${name} ${place}${understood === 1 ? 'becomes a value' : 'become values'} of ${attribute.label}.`}
      </p>
      {contradictions > 0 && (
        <div className="attribute-problems">
          <span>{counted(contradictions, 'product has', 'products have')} rows with different values:</span>
          <ul>
            {examples.map(({ product, text, other }) => (
              <li key={product.id}>
                {product.name}: “{other}” and “{text}”
              </li>
            ))}
            {others > 0 && <li>and {counted(others, 'other')}</li>}
          </ul>
        </div>
      )}
    </div>
  );
};

export const NameEntryFields = ({ entry, attributes, categoryId, errors, onChange }: Props) => {
  const [first] = entry.names;
  const similar = first && similarAttribute(first, attributes);
  const attribute = attributes.find(({ id }) => String(id) === entry.into);
  const sorted = similar ? [similar, ...attributes.filter(({ id }) => id !== similar.id)] : attributes;
  const examples = entry.names.flatMap((one) => one.examples);
  return (
    <fieldset className="name-entry">
      <legend>{entry.names.map(({ name }) => name).join(', ')}</legend>
      <small className="name-entry-examples">{examples.slice(0, examplesShown).join(' · ')}</small>
      <SelectField
        isRequired
        name="into"
        label="Becomes"
        value={entry.into}
        hint={similar && isNew(entry) ? `${similar.label} may be the same.` : undefined}
        error={errors.into}
        options={[
          ...(entry.into === '' ? [{ value: '', label: 'Choose an attribute' }] : []),
          { value: newAttribute, label: 'A new attribute' },
          ...sorted.map((one) => ({ value: String(one.id), label: `The same as ${one.label} (${kindText(one)})` })),
        ]}
        onChange={(into) => onChange({ into })}
      />
      {isNew(entry) && <NewAttribute entry={entry} errors={errors} onChange={onChange} />}
      {attribute && entry.names.map(({ name }) => <SynonymEffect key={name} name={name} attribute={attribute} categoryId={categoryId} />)}
    </fieldset>
  );
};
