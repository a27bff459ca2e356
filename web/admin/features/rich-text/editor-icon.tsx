// Icons of the editor's toolbar, on the 16 px grid of the admin area's icons.
const shapes = {
  bulletList: 'M6 4h8M6 8h8M6 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  orderedList: 'M6.5 4H14M6.5 8H14M6.5 12H14M2 3l1-.6V6M1.8 10.4c.3-1 2-1 2 .1 0 .9-1.9 1.6-2 2.7h2.1',
  quote: 'M3 12.5V8.2C3 5.6 4.2 4 6.5 3.5M3 8.5h3.5v4H3M9.5 12.5V8.2C9.5 5.6 10.7 4 13 3.5M9.5 8.5H13v4H9.5',
  left: 'M2 3.5h12M2 6.5h7M2 9.5h12M2 12.5h7',
  center: 'M2 3.5h12M4.5 6.5h7M2 9.5h12M4.5 12.5h7',
  right: 'M2 3.5h12M7 6.5h7M2 9.5h12M7 12.5h7',
  justify: 'M2 3.5h12M2 6.5h12M2 9.5h12M2 12.5h12',
  link: 'M6.8 9.2a2.8 2.8 0 0 0 4 0l2.2-2.2a2.8 2.8 0 0 0-4-4l-.8.8M9.2 6.8a2.8 2.8 0 0 0-4 0L3 9a2.8 2.8 0 0 0 4 4l.8-.8',
  picture: 'M2 2.8h12v10.4H2zM2.5 12l3.7-3.4 2.2 2 2.6-2.9 2.8 3M4.5 6.2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0',
  video: 'M2 3.2h12v9.6H2zM6.8 5.8l3.4 2.2-3.4 2.2z',
  rule: 'M2 8h12',
  table: 'M2 2.8h12v10.4H2zM2 6.3h12M2 9.7h12M6 2.8v10.4M10 2.8v10.4',
  rowAbove: 'M2 8.5h12v5H2zM8 8.5v5M8 1.5v4.4M5.8 3.7h4.4',
  rowBelow: 'M2 2.5h12v5H2zM8 2.5v5M8 10.1v4.4M5.8 12.3h4.4',
  columnLeft: 'M8.5 2v12h5V2zM8.5 8h5M1.5 8h4.4M3.7 5.8v4.4',
  columnRight: 'M2.5 2v12h5V2zM2.5 8h5M10.1 8h4.4M12.3 5.8v4.4',
  deleteRow: 'M2 2.5h12v5H2zM8 2.5v5M5.8 12.3h4.4',
  deleteColumn: 'M2.5 2v12h5V2zM2.5 8h5M10.1 8h4.4',
  headerRow: 'M2 2.8h12v10.4H2zM2 6.3h12M2 4h12M2 5.2h12M8 6.3v6.9',
  caption: 'M4.5 2.5h7M2 5.5h12v8H2zM2 9.5h12M8 5.5v8',
  deleteTable: 'M2 2.8h12v10.4H2zM2 6.3h12M5.8 8.2l4.4 3.6M10.2 8.2l-4.4 3.6',
  find: 'M2.5 6.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M9.4 9.4 14 14',
  blocks: 'M2 2.5h5v5H2zM9 2.5h5v5H9zM2 9.5h5v4H2zM11.5 9v5M9 11.5h5',
  pictureBeside: 'M2 4h5.5v8H2zM10 5h4M10 8h4M10 11h3',
  columns: 'M2 3h4.8v10H2zM9.2 3H14v10H9.2z',
  action: 'M2 4h12M4.5 8.5h7v4h-7z',
  details: 'M2 4.5l1.5 1.5L5 4.5M7 5h7M7 9h7M7 12h5',
  documents: 'M4 2h5l3 3v9H4zM9 2v3h3M6 8h4M6 11h4',
  products: 'M2 3h5v6H2zM9 3h5v6H9zM2 12h5M9 12h5',
  otherSide: 'M2 5h11M10.5 2.5 13 5l-2.5 2.5M14 11H3M5.5 8.5 3 11l2.5 2.5',
  fullScreen: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  clear: 'M4 3h8M8 3 6.6 10M3 13h5M10.5 10l3 3M13.5 10l-3 3',
  undo: 'M5 3 2.2 5.8 5 8.6M2.5 5.8h7a3.8 3.8 0 0 1 0 7.6H6',
  redo: 'M11 3l2.8 2.8L11 8.6M13.5 5.8h-7a3.8 3.8 0 0 0 0 7.6H10',
} as const;

export type EditorIconName = keyof typeof shapes;

export const EditorIcon = ({ name }: { name: EditorIconName }) => (
  <svg className="i" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={shapes[name]} />
  </svg>
);
