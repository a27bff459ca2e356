import type { ValueTexts } from '#contract/rules/attributes/value-texts.ts';

export const attributeValues: ValueTexts = {
  yes: 'Ja',
  no: 'Nein',
  range: '{from} bis {to}',
  conditionYes: '{label}: ja',
  conditionNo: '{label}: nein',
  or: '{one} oder {other}',
  more: '{amount} mehr {label}',
  less: '{amount} weniger {label}',
  from: '{label} ab {value}',
  upTo: '{label} bis {value}',
  with: 'mit {label}',
  without: 'ohne {label}',
  group: 'Gruppe',
  attribute: 'Merkmal',
  model: 'Modell',
};
