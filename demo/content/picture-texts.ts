// Names and alternative texts of the pictures in the media library.
import { team } from './pages/about.ts';
import { products } from './products.ts';

export interface PictureText {
  /** Name in the library, without the extension. */
  name: string;
  /** Empty for a decorative picture. */
  alt: string;
}

/** Descriptions of the four pictures of a product (see `picturesOf`). */
const viewsOf = (name: string): string[] => [name, `${name}, another view`, `${name}, detail`, `${name}, dimension drawing`];

const described = {
  'articles/article-arm': 'Heavy robot LR210 with the gas cylinder beside its lower arm',
  'articles/article-choose': 'Line drawings of a SCARA robot with 600 mm reach and a delta robot with 1,130 mm',
  'articles/article-distance': 'Line drawing of a light curtain in front of a robot, with the distance between them marked',
  'articles/article-fleet': 'Mobile robots in rows, some of them loaded with cartons',
  'articles/article-load': 'Line drawing of a robot beside a diagram of its load over the distance of the load',
  'articles/article-network': 'Controller, switch and servo drives connected by a yellow network cable',
  'articles/article-plant': 'Model of a factory with trees, two vans and the name Lintara on its wall',
  'articles/energy-save': 'Energy meter beside a chart of a day, whose consumption fell by 29 per cent',
  'articles/gripper-choice': 'Three grippers on a bench, with bottles and a carton',
  'articles/internship': 'Small robot on a table beside two laptops, before a whiteboard with a plan of the first week',
  'articles/maintenance-plan': 'Line drawing of a robot with numbered points, beside a plan of 52 weeks',
  'articles/opc-ua': 'Line drawings of a controller and a panel, beside the tree of their data',
  'articles/safety-audit': 'Robot behind a light curtain, with the zones of a laser scanner coloured on the floor',
  'articles/service-desk': 'Control room with desks and large screens that show production lines',
  'articles/spare-parts': 'Mobile robots with cartons in front of the shelves of a warehouse',
  'articles/training-line': 'Two robot arms load cartons onto three conveyors',
  'articles/two-thousand': 'Robots on pallets; one of them has the number 2000',
  'articles/vision-light': 'Line drawing of a camera, beside a gear in ring light, dark field and backlight',
  'brand/icon': 'Icon of Lintara Automation',
  'brand/logo': 'Logo of Lintara Automation',
  'brand/social-card': 'Lintara: robots, drives and controls that arrive as one line',
  'hero/scene-cell': 'Robot that stacks cartons beside a conveyor',
  'hero/scene-control': 'Control room with a wall of screens',
  'hero/scene-fleet': 'Mobile robots that carry cartons through a warehouse',
  'hero/scene-line': 'Packing line with several robot arms',
  // decoration of pages
  'lines/arm': '',
  'lines/arm-dark': '',
  'lines/delta-dark': '',
  'lines/forklift-dark': '',
  'lines/palletiser-dark': '',
  'lines/rack-dark': '',
  'lines/scara-dark': '',
  // decorative, because it stands beside the text of a slide
  'hero/cutout-cobot': '',
} as const;

const baseName = (path: string) => path.replace(/^.*\//, '');

/** Texts by the path that the content uses. */
export const pictureTexts: ReadonlyMap<string, PictureText> = new Map([
  ...Object.entries(described).map(([path, alt]): [string, PictureText] => [`${path}.webp`, { name: baseName(path), alt }]),
  ...team.map(({ name, photo }): [string, PictureText] => [photo, { name, alt: `Portrait of ${name}` }]),
  ...products.flatMap(({ name, pictures }) =>
    viewsOf(name).map((view, index): [string, PictureText] => [pictures[index] ?? '', { name: view, alt: view }]),
  ),
]);
