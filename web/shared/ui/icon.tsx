// Line icons on a 24 px grid. They are hidden from assistive technology: the control must have a text or a label.
const shapes = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  down: 'M6 9l6 6 6-6',
  prev: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M16 16l5 5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  alert: 'M12 3l9.5 17h-19ZM12 10v4.5M12 17v.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11v5.5M12 7.5v.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 4.5l11 7.5-11 7.5Z',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  mail: 'M3 5h18v14H3ZM3 6l9 7 9-7',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 7a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7.5V12l3.5 2',
  file: 'M12 3v12M7 10.5l5 5 5-5M4 20h16',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  quote: 'M5 4h14v16l-3.5-2.5L12 20l-3.5-2.5L5 20ZM9 9h6M9 13h6',
  twitter: 'M4 4l16 16M20 4L4 20',
  facebook: 'M14 21v-8h3l.6-3.6H14V7.2c0-1 .4-1.7 1.8-1.7h1.9V2.6S16.4 2.3 15 2.3c-2.7 0-4.4 1.6-4.4 4.5v2.6H7.5V13h3.1v8',
  linkedin: 'M5 9v11M5 4.5v.5M10 20V9M10 13.5c0-3 8-4.5 8 .5v6',
  youtube: 'M3 7.5c0-1 1-2 2-2h14c1 0 2 1 2 2v9c0 1-1 2-2 2H5c-1 0-2-1-2-2ZM10 9.5l5 2.5-5 2.5Z',
  tiktok: 'M13 3v12a4 4 0 1 1-4-4M13 3c.3 3 2.5 5 5.5 5.2',
} as const;

export type IconName = keyof typeof shapes;

interface Props {
  name: IconName;
  className?: string;
}

export const Icon = ({ name, className }: Props) => (
  <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={shapes[name]} />
  </svg>
);
