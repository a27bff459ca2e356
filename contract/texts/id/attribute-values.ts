import type { ValueTexts } from '#contract/rules/attributes/value-texts.ts';

export const attributeValues: ValueTexts = {
  yes: 'Ya',
  no: 'Tidak',
  range: '{from} hingga {to}',
  conditionYes: '{label}: ya',
  conditionNo: '{label}: tidak',
  or: '{one} atau {other}',
  more: '{label} lebih besar {amount}',
  less: '{label} lebih kecil {amount}',
  from: '{label} mulai dari {value}',
  upTo: '{label} hingga {value}',
  with: 'dengan {label}',
  without: 'tanpa {label}',
  group: 'Kelompok',
  attribute: 'Atribut',
  model: 'Model',
};
