// The fields of a link: where it leads, and its label. A record is found by its name and stored by its id.
import { useState } from 'react';
import { RecordSearch } from '#web/admin/features/rich-text/links/record-search.tsx';
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { choiceOf, choose, isRecordKind, type Link, linkChoices } from './link-choices.ts';
import type { LinkedRecord } from './linked-records.queries.ts';

/** Choices that are no link. */
interface OtherChoices {
  options: readonly { value: string; label: string }[];
  /** Undefined for a link. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

interface Props {
  link: Link;
  /** Null for a deleted record, undefined while it is not known. */
  record: LinkedRecord | null | undefined;
  errors: { target: string | undefined; label: string | undefined };
  labels: { choice: string; label: string };
  /** In characters. */
  maxLength: number;
  others: OtherChoices;
  onChange: (link: Link) => void;
}

const stateOf = ({ target }: Link, record: Props['record']): string => {
  if (record) return `${record.name}: ${record.address}${record.is_visible ? '' : ' (visitors do not see it)'}`;
  if (target === '') return 'None chosen yet.';
  return record === null ? 'It was deleted.' : '';
};

const RecordField = ({ link, record, error, onChange }: Pick<Props, 'link' | 'record' | 'onChange'> & { error: string | undefined }) => (
  <div className="field">
    <p className={error ? 'err' : 'hint'}>{error ?? stateOf(link, record)}</p>
    <RecordSearch
      placeholder="Find a product, category, article or page"
      onChoose={({ kind, id }) => onChange({ ...link, kind, target: String(id) })}
    />
  </div>
);

export const LinkFields = ({ link, record, errors, labels, maxLength, others, onChange }: Props) => {
  // an address that is being typed can be empty, or that of a screen
  const [isTyped, setIsTyped] = useState(false);
  const isRecord = isRecordKind(link.kind);
  const other = isTyped ? undefined : others.chosen;
  const choice = other ?? (isTyped && !isRecord ? 'address' : choiceOf(link));
  const select = (next: string) => {
    setIsTyped(next === 'address');
    if (others.options.some(({ value }) => value === next)) others.onChoose(next);
    else onChange(choose(next, link));
  };
  const type = (target: string) => {
    setIsTyped(true);
    onChange({ ...link, target });
  };
  return (
    <>
      <SelectField
        label={labels.choice}
        isRequired
        name="link-choice"
        options={[...linkChoices, ...others.options]}
        value={choice}
        onChange={select}
      />
      {choice === 'record' && <RecordField link={link} record={record} error={errors.target} onChange={onChange} />}
      {choice === 'address' && (
        <TextField
          label="Address"
          isRequired
          name="link-address"
          placeholder="https:// or /products"
          value={link.target}
          error={errors.target}
          onChange={type}
        />
      )}
      {other === undefined && (
        <TextField
          label={labels.label}
          isRequired={!isRecord}
          name="link-label"
          maxLength={maxLength}
          placeholder={record?.name}
          hint={isRecord ? 'Empty: the name of the record.' : undefined}
          value={link.label}
          error={errors.label}
          onChange={(label) => onChange({ ...link, label })}
        />
      )}
    </>
  );
};
