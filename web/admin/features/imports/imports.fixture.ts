// Sample imports for tests.
import type { ImportColumn, ImportRecord, ImportRow } from '#contract/imports.ts';

export const aColumn = (index: number, part: Partial<ImportColumn> = {}): ImportColumn => ({
  index,
  name: `Column ${index + 1}`,
  samples: [`value ${index + 1}`],
  target: null,
  unit: null,
  proposed: true,
  ...part,
});

export const sampleColumns: ImportColumn[] = [
  aColumn(0, { name: 'Artikelnummer', samples: ['NV-1001', 'NV-1002', 'NV-1003'], target: 'model' }),
  aColumn(1, { name: 'Bezeichnung', samples: ['Inductive sensor NV-1001', 'Inductive sensor NV-1002'], target: 'name' }),
  aColumn(2, { name: 'Preis', samples: ['1.250', '980', '2.400'], target: 'price' }),
  aColumn(3, { name: 'Kategorie', samples: ['Sensors'], target: 'category' }),
  aColumn(4, { name: 'Gewicht [kg]', samples: ['0,4', '1,2'], target: 'spec:Weight', unit: 'kg' }),
  aColumn(5, { name: 'Interne Notiz', samples: ['Ask Nova about the delivery time before the end of the quarter', '–'] }),
];

export const anImport = (part: Partial<ImportRecord> = {}): ImportRecord => ({
  id: 7,
  file_name: 'catalogue-2026.xlsx',
  archive_name: null,
  format: 'xlsx',
  state: 'uploaded',
  kind: 'product',
  created_by: 'Ayu Prameswari',
  created_at: '2026-11-28T02:00:00.000Z',
  checked_at: null,
  applied_at: null,
  undone_at: null,
  undo_until: null,
  progress: null,
  options: {
    kind: 'product',
    sheet: 0,
    head: 3,
    decimal: ',',
    date: 'dmy',
    create: true,
    update: true,
    empty: 'leave',
    texts: 'plain',
    publish: true,
  },
  sheets: [{ name: 'Products', rows: 500 }],
  columns: sampleColumns,
  targets: [
    { target: 'name', label: 'Name', group: 'Product' },
    { target: 'model', label: 'Model', group: 'Product' },
    { target: 'price', label: 'Price', group: 'Product' },
    { target: 'category', label: 'Category', group: 'Product' },
    { target: 'description', label: 'Description', group: 'Product' },
    { target: 'spec:Weight', label: 'Weight', group: 'Attributes' },
    { target: 'spec:Rated voltage', label: 'Rated voltage', group: 'Attributes' },
    { target: 'specs', label: 'Specifications as a list', group: 'Specifications' },
  ],
  questions: [],
  notes: [],
  counts: null,
  failure: null,
  ...part,
});

export const checkedImport = (part: Partial<ImportRecord> = {}): ImportRecord =>
  anImport({
    state: 'checked',
    checked_at: '2026-11-28T02:01:00.000Z',
    counts: { create: 480, update: 20, unchanged: 4, skip: 0, error: 0 },
    ...part,
  });

export const appliedImport = (part: Partial<ImportRecord> = {}): ImportRecord =>
  checkedImport({ state: 'applied', applied_at: '2026-11-28T02:05:00.000Z', undo_until: '2999-12-28T02:05:00.000Z', ...part });

export const aRow = (number: number, part: Partial<ImportRow> = {}): ImportRow => ({
  number,
  line: number + 3,
  kind: 'product',
  action: 'update',
  record_id: 12,
  title: `Inductive sensor NV-100${number}`,
  cells: [{ label: 'Price', before: '1,200.00', after: '1,250.00' }],
  errors: [],
  losses: [],
  understood: [],
  state: 'planned',
  ...part,
});

export const errorRow = aRow(2, {
  action: 'error',
  record_id: null,
  cells: [],
  errors: [{ column: 'Preis', value: '12,5o', text: '“12,5o” is not a number. Write it like 12,50.' }],
});

/** A page with these rows. */
export const rowPage = (rows: ImportRow[], part: object = {}) => ({
  data: rows,
  current_page: 1,
  last_page: 1,
  per_page: 30,
  total: rows.length,
  from: rows.length > 0 ? 1 : null,
  to: rows.length,
  ...part,
});
