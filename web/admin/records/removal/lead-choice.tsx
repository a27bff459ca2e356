// Where the address of a deleted record leads from now on: nowhere, to its category or list, or to another address.
import { type ComponentType, useState } from 'react';
import { publishedOf } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { RemovalEffects } from '#contract/trash.ts';
import type { FieldProps } from '#web/admin/ui/form/text-field.tsx';
import { Field } from '#web/shared/ui/field.tsx';

export interface RecordAddress {
  kind: PublishedKind;
  /** Also finds a page of the site by its name. */
  AddressField: ComponentType<FieldProps<string>>;
}

const home = { name: 'The home page', address: '/' };

const another = 'another';

/** The state of the choice in a question before a deletion. */
export const useLead = () => {
  const [to, setTo] = useState<string | null>('');
  const [isAttempted, setIsAttempted] = useState(false);
  return {
    /** Call it when the question is closed. */
    reset: () => {
      setTo('');
      setIsAttempted(false);
    },
    /** @param remove called unless the chosen address is missing, with the field of the call */
    confirm: (remove: (field: { redirect_to?: string }) => void) => {
      setIsAttempted(true);
      if (to !== null) remove(to === '' ? {} : { redirect_to: to });
    },
    props: { error: isAttempted && to === null ? 'The new address field is required.' : undefined, onChange: setTo },
  };
};

interface Props {
  address: RecordAddress;
  /** Of a product. */
  category: RemovalEffects['category'];
  /** The address is missing. */
  error?: string | undefined;
  /** @param to empty for nowhere; null while the chosen address is missing */
  onChange: (to: string | null) => void;
}

export const LeadChoice = ({ address: { kind, AddressField }, category, error, onChange }: Props) => {
  const [choice, setChoice] = useState('');
  const [typed, setTyped] = useState('');
  const places = [
    ...(category ? [{ name: `Its category, ${category.name}`, address: category.address }] : []),
    publishedOf(kind)?.list ?? home,
  ];
  const type = (to: string) => {
    setTyped(to);
    onChange(to.trim() || null);
  };
  const choose = (chosen: string) => {
    setChoice(chosen);
    onChange(chosen === another ? typed.trim() || null : chosen);
  };
  return (
    <div className="stack">
      <Field label="The address leads to">
        {(control) => (
          <select {...control} className="select" value={choice} onChange={({ target: { value } }) => choose(value)}>
            <option value="">Nowhere: visitors read that it was removed</option>
            {places.map(({ name, address }) => (
              <option key={address} value={address}>
                {name}
              </option>
            ))}
            <option value={another}>Another address</option>
          </select>
        )}
      </Field>
      {choice === another && (
        <AddressField
          label="New address"
          isRequired
          name="redirect-to"
          hint="Of this site, such as /products, or elsewhere, with https://."
          value={typed}
          error={error}
          onChange={type}
        />
      )}
    </div>
  );
};
