// The form of a definition in the wide editor, with the values that it reads from the texts of products, updated while typing.
import { useState } from 'react';
import type { AdminAttribute } from '#contract/attributes.ts';
import { counted } from '#contract/rules/numbers.ts';
import { useRecordDialog } from '#web/admin/records/use-record-dialog.tsx';
import { CheckField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { FormSection, type Section } from '#web/admin/ui/form/form-sections.tsx';
import { TextareaField, TextField } from '#web/admin/ui/form/text-field.tsx';
import type { RecordForm } from '#web/admin/ui/form/use-form.ts';
import { AttributeExamples } from './attribute-examples.tsx';
import { guessDefinition } from './attribute-guess.ts';
import {
  type AttributeValues,
  attributeInputs,
  changedBody,
  checkAttribute,
  comparable,
  keyOfLabel,
  newBody,
  valuesOf,
} from './attribute-values.ts';
import type { AttributeName, AttributeRecords, CategoryId } from './attributes.queries.ts';
import { KindFields } from './kind-fields.tsx';

const sections: readonly Section[] = [
  { id: 'attribute-basics', label: 'Basics', fields: ['label', 'key', 'group_title'] },
  {
    id: 'attribute-values',
    label: 'Values',
    fields: ['kind', 'quantity', 'unit', 'units', 'decimals', 'better', 'match', 'choices'],
  },
  { id: 'attribute-names', label: 'Names of rows', fields: ['aliases'] },
  { id: 'attribute-examples', label: 'Examples', fields: [] },
  { id: 'attribute-use', label: 'Use', fields: ['is_filter', 'is_comparable', 'is_headline', 'is_required'] },
];

interface PartProps {
  form: RecordForm<AttributeValues>;
}

const Basics = ({ form, isNew }: PartProps & { isNew: boolean }) => {
  const { label } = form.values;
  const made = label.trim() === '' ? '' : ` Leave empty for “${keyOfLabel(label)}”.`;
  return (
    <FormSection id="attribute-basics" title="Basics">
      <TextField
        autoComplete="off"
        hint={
          isNew ? 'As visitors read it, without the unit: Payload.' : 'A previous label still works: it becomes one of the names below.'
        }
        {...form.field('label')}
      />
      <div className="grid-2">
        <TextField
          className="mono"
          autoComplete="off"
          hint={
            isNew
              ? `The name in addresses of filters.${made}`
              : 'The name in addresses of filters. Shared addresses with the old key no longer filter.'
          }
          {...form.field('key')}
        />
        <TextField autoComplete="off" hint="Its heading among the filters and in the comparison." {...form.field('group_title')} />
      </div>
    </FormSection>
  );
};

const Use = ({ form }: PartProps) => (
  <FormSection id="attribute-use" title="Use">
    <div className="grid-2">
      {form.values.kind !== 'text' && <CheckField text="Visitors can narrow the list and search by it" {...form.field('is_filter')} />}
      <CheckField text="A row of the comparison" {...form.field('is_comparable')} />
      <CheckField text="Among the tiles at the top of the product page" {...form.field('is_headline')} />
      <CheckField
        text="The product form points out where it is missing; products can still be saved without it"
        {...form.field('is_required')}
      />
    </div>
  </FormSection>
);

interface Props {
  records: AttributeRecords;
  /** Null for a new one. */
  attribute: AdminAttribute | null;
  categoryId: CategoryId;
  categoryName: string | null;
  /** The rows for which a new definition is made. */
  from: AttributeName | null;
  onClose: () => void;
}

export const AttributeForm = ({ records, attribute, categoryId, categoryName, from, onClose }: Props) => {
  const [guess] = useState(() => from && guessDefinition(from.name, from.examples));
  const { form, record, ...dialog } = useRecordDialog({
    records,
    kind: 'attribute',
    record: attribute,
    read: (stored) => valuesOf(stored, guess),
    check: checkAttribute,
    create: (values) => newBody(values, categoryId),
    update: changedBody,
    comparable,
    inputs: attributeInputs,
    next: () => valuesOf(null),
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      size="editor"
      sections={sections}
      form={form}
      facts={[categoryName ?? 'All categories', from && `for ${counted(from.products, 'product')} with a row “${from.name}”`]}
    >
      <Basics form={form} isNew={record === null} />
      <FormSection id="attribute-values" title="Values">
        <KindFields form={form} />
      </FormSection>
      <FormSection id="attribute-names" title="Names of rows">
        <TextareaField
          rows={3}
          hint="One on each line. A row is read if its name is the label or one of these; case, accents and a unit in brackets do not matter."
          {...form.field('aliases')}
        />
      </FormSection>
      <FormSection id="attribute-examples" title="Examples" hint="From the specifications of products">
        <AttributeExamples values={form.values} categoryId={categoryId} />
      </FormSection>
      <Use form={form} />
    </FormDialog>
  );
};
