// Editing records: what the server keeps while a form is open, and how often the form reports.

/** Records whose forms keep what is typed and say who else has them open, and forms of settings, which only keep it. */
export const editedKinds = [
  'product',
  'category',
  'news',
  'page',
  'attribute',
  'setting',
  'brand',
  'slideshow',
  'about-page',
  'about-sections',
  'about-statistics',
  'about-team',
] as const;
export type EditedKind = (typeof editedKinds)[number];

/** In addresses of calls, the place of the id of a record that is not stored yet. */
export const newRecordId = 0;

/** Typed text is kept this long after the last key. */
export const keepDelayMs = 2000;

/** How often an open form reports, and after which silence it counts as closed: two reports may be lost. */
export const presence = { everyMs: 20_000, endsAfterMs: 60_000 } as const;
