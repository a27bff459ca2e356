// The admin area's line icons, drawn on a 16 px grid for its dense controls. They carry no meaning alone: the words
// stand beside them or in a label.
const shapes = {
  arm: 'M2.5 14h6M5.5 14v-3M3.9 9.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0M5 7.8 6.2 4.4M7.7 3.4l3.8 1.4M12 6.4v2M5.3 3a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M10.6 9.8c0-.9.6-1.4 1.4-1.4s1.4.5 1.4 1.4',
  dashboard: 'M2.5 12a6 6 0 1 1 11 0M8 10l2.6-3.4M8 4v1.2M3.4 8.4l1 .5',
  analytics: 'M2 2v12h12M4.5 10l2.8-3.4 2.4 2 4-5',
  products: 'M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.7 5.1 8 8.1l5.3-3M8 8.1v6',
  categories:
    'M3 2h3a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1zM10 10h3a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1zM4.5 6v6H9M4.5 8H14',
  news: 'M2.5 3h9v8.5a1.5 1.5 0 0 0 1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5zM11.5 6H14v5.5a1.5 1.5 0 0 1-1.5 1.5M5 6h4M5 8.5h4',
  pages: 'M3.5 1.8h6L12.5 5v9.2h-9zM9.3 2v3.2h3M6 8.5h4M6 11h4',
  slides:
    'M4.8 3.2h6.4a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-6.4a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1zM1.5 4.8v3.8M14.5 4.8v3.8M6 13h.01M8 13h.01M10 13h.01',
  people:
    'M3.6 5.2a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0M1.8 13c0-2.4 1.8-4 4.2-4s4.2 1.6 4.2 4M10.8 3.2a2.2 2.2 0 0 1 0 4.2M12 9.4c1.4.6 2.2 1.9 2.2 3.6',
  mail: 'M3 3.2h10a1.2 1.2 0 0 1 1.2 1.2v7.2a1.2 1.2 0 0 1 -1.2 1.2h-10a1.2 1.2 0 0 1 -1.2 -1.2v-7.2a1.2 1.2 0 0 1 1.2 -1.2zM2.2 4.4l5.8 4.4 5.8-4.4',
  settings:
    'M2 4.5h6M11.5 4.5H14M2 11.5h2.5M8 11.5h6M7.9 4.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M4.5 11.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0',
  external: 'M9 2.5h4.5V7M13.2 2.8 7.5 8.5M11.5 9.5v4h-9v-9h4',
  sort: 'M5 6l3-3 3 3M5 10l3 3 3-3',
  search: 'M2.5 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M10.5 10.5l3 3',
  logout: 'M6.5 2.5h-4v11h4M10 4.8 13.2 8 10 11.2M13 8H6',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  filter: 'M2 3.2h12L9.5 8.6v4.2l-3 1.4V8.6z',
  view: 'M1.5 8S4 3.6 8 3.6 14.5 8 14.5 8 12 12.4 8 12.4 1.5 8 1.5 8zM6 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  hide: 'M1.5 8S4 3.6 8 3.6 14.5 8 14.5 8 12 12.4 8 12.4 1.5 8 1.5 8zM6 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M2.5 13.5l11-11',
  delete: 'M2.5 4.2h11M6 4V2.5h4V4M4 4.4l.6 9.1h6.8l.6-9.1M6.7 7v4M9.3 7v4',
  left: 'M9.8 4l-4 4 4 4',
  right: 'M6.2 4l4 4-4 4',
  retry: 'M13.5 8a5.5 5.5 0 1 1-1.7-4M13.5 1.8v3h-3',
  up: 'M4 9.8l4-4 4 4',
  down: 'M4 6.2l4 4 4-4',
  close: 'M4 4l8 8M12 4l-8 8',
  reply: 'M6.2 3.2 2.2 7l4 3.8V8.4c3.6-.2 5.8 1 7.4 4 0-4.6-2.6-7.2-7.4-7.2z',
  alert: 'M1.8 8a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0 -12.4 0M8 4.8v3.7M8 11h.01',
  plus: 'M8 3v10M3 8h10',
  edit: 'm10.6 2.8 2.6 2.6-7.6 7.6-3.2.6.6-3.2z',
  upload: 'M8 10.5v-8M4.8 5.5 8 2.3l3.2 3.2M2.5 10.5v3h11v-3',
  grip: 'M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  link: 'M6.5 9.5l3-3M7 4.5l1-1a2.8 2.8 0 0 1 4 4l-1 1M9 11.5l-1 1a2.8 2.8 0 0 1-4-4l1-1',
  copy: 'M6 5.5h6.5a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM11 5.5V3a1 1 0 0 0-1-1H3.5a1 1 0 0 0-1 1v6.5a1 1 0 0 0 1 1H5',
  paste:
    'M4.2 3h7.6a1.2 1.2 0 0 1 1.2 1.2v8.6a1.2 1.2 0 0 1 -1.2 1.2H4.2a1.2 1.2 0 0 1 -1.2 -1.2V4.2A1.2 1.2 0 0 1 4.2 3zM6 3V1.8h4V3M5.8 7h4.4M5.8 10h4.4',
  group: 'M2 3h5l1 1.5h6V13H2z',
  undo: 'M5 3 2.2 5.8 5 8.6M2.5 5.8h7a3.8 3.8 0 0 1 0 7.6H6',
  clock: 'M1.8 8a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0 -12.4 0M8 4.5V8l2.4 1.6',
} as const;

export type AdminIconName = keyof typeof shapes;

interface Props {
  name: AdminIconName;
  className?: string;
}

export const AdminIcon = ({ name, className }: Props) => (
  <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={shapes[name]} />
  </svg>
);
