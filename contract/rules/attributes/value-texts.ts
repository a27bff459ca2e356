// The words in formatted values, conditions, differences and files of comparisons. Other languages pass their own (contract/texts, part "attribute-values").

export const valueTexts = {
  yes: 'Yes',
  no: 'No',
  range: '{from} to {to}',
  conditionYes: '{label}: yes',
  conditionNo: '{label}: no',
  or: '{one} or {other}',
  more: '{amount} more {label}',
  less: '{amount} less {label}',
  from: '{label} from {value}',
  upTo: '{label} up to {value}',
  with: 'with {label}',
  without: 'without {label}',
  group: 'Group',
  attribute: 'Attribute',
  model: 'Model',
};

export type ValueTexts = Readonly<typeof valueTexts>;

/** @returns the text with its {name} placeholders replaced */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
