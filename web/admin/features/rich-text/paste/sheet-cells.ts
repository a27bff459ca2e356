// Converts the styles of cells in tables of spreadsheets.

const isBold = ({ style }: HTMLElement): boolean => style.fontWeight === 'bold' || Number(style.fontWeight) >= 600;

/** Applies styles of cells, which Excel writes as classes. */
export const applySheetClasses = (body: HTMLElement): void => {
  const sheets = [...body.ownerDocument.querySelectorAll('style')].map((style) => style.textContent ?? '');
  for (const [, name, declarations = ''] of sheets.join('').matchAll(/\.(xl\d+)\s*\{([^{}]*)\}/g)) {
    const probe = body.ownerDocument.createElement('td');
    probe.setAttribute('style', declarations);
    const { fontWeight, textAlign } = probe.style;
    for (const cell of body.querySelectorAll<HTMLElement>(`td.${name}`)) {
      if (!cell.style.fontWeight) cell.style.fontWeight = fontWeight;
      if (!cell.style.textAlign) cell.style.textAlign = textAlign;
    }
  }
};

const rename = (cell: HTMLElement): void => {
  const head = cell.ownerDocument.createElement('th');
  for (const { name, value } of [...cell.attributes]) head.setAttribute(name, value);
  head.setAttribute('scope', 'col');
  head.append(...cell.childNodes);
  cell.replaceWith(head);
};

const isWords = (cell: HTMLElement): boolean => cell.textContent?.trim() !== '';

/** Makes the first row a head if its text is bold, and that of the rows below is not. */
const makeHead = (table: HTMLTableElement): void => {
  const [first, ...others] = [...table.rows];
  if (!first || others.length === 0 || table.tHead) return;
  const isBoldRow = (row: HTMLTableRowElement) => {
    const cells = [...row.cells].filter(isWords);
    return cells.length > 0 && cells.every(isBold);
  };
  if (!isBoldRow(first) || others.some(isBoldRow)) return;
  if ([...first.cells].some(({ rowSpan }) => rowSpan > 1)) return;
  for (const cell of [...first.cells]) rename(cell);
  const head = table.ownerDocument.createElement('thead');
  first.before(head);
  head.append(first);
  table.prepend(head);
};

/** Converts heads of tables and bold cells. Called before styles are removed. */
export const readSheetStyles = (body: HTMLElement): void => {
  for (const table of body.querySelectorAll('table')) makeHead(table);
  for (const cell of body.querySelectorAll<HTMLElement>('td')) {
    if (!isBold(cell) || !isWords(cell)) continue;
    const words = cell.ownerDocument.createElement('strong');
    words.append(...cell.childNodes);
    cell.append(words);
  }
};
