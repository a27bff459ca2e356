import { team } from '../../pages/about.ts';
import { products as originals } from '../../products.ts';
import type { Translations } from '../types.ts';
import { products } from './products.ts';

const viewsOf = (name: string): string[] => [name, `${name}, weitere Ansicht`, `${name}, Detail`, `${name}, Maßzeichnung`];

const described = {
  'articles/article-arm': 'Schwerlastroboter LR210 mit dem Gaszylinder neben der Schwinge',
  'articles/article-choose': 'Strichzeichnungen eines SCARA-Roboters mit 600 mm Reichweite und eines Deltaroboters mit 1.130 mm',
  'articles/article-distance': 'Strichzeichnung eines Lichtvorhangs vor einem Roboter, mit eingezeichnetem Abstand zwischen beiden',
  'articles/article-fleet': 'Mobile Roboter in Reihen, einige davon mit Kartons beladen',
  'articles/article-load': 'Strichzeichnung eines Roboters neben einem Diagramm seiner Last über dem Lastabstand',
  'articles/article-network': 'Steuerung, Switch und Servoantriebe, verbunden durch ein gelbes Netzwerkkabel',
  'articles/article-plant': 'Modell einer Fabrik mit Bäumen, zwei Lieferwagen und dem Schriftzug Lintara an der Wand',
  'articles/energy-save': 'Energiemessgerät neben dem Diagramm eines Tages, dessen Verbrauch um 29 Prozent gesunken ist',
  'articles/gripper-choice': 'Drei Greifer auf einer Werkbank, mit Flaschen und einem Karton',
  'articles/internship': 'Kleiner Roboter auf einem Tisch neben zwei Laptops, vor einem Whiteboard mit dem Plan der ersten Woche',
  'articles/maintenance-plan': 'Strichzeichnung eines Roboters mit nummerierten Stellen, neben einem Plan über 52 Wochen',
  'articles/opc-ua': 'Strichzeichnungen einer Steuerung und eines Bedienpanels neben dem Baum ihrer Daten',
  'articles/safety-audit': 'Roboter hinter einem Lichtvorhang, auf dem Boden farbig die Zonen eines Laserscanners',
  'articles/service-desk': 'Leitstand mit Schreibtischen und großen Bildschirmen, die Fertigungslinien zeigen',
  'articles/spare-parts': 'Mobile Roboter mit Kartons vor den Regalen eines Lagers',
  'articles/training-line': 'Zwei Roboterarme legen Kartons auf drei Förderbänder',
  'articles/two-thousand': 'Roboter auf Paletten; einer von ihnen trägt die Nummer 2000',
  'articles/vision-light': 'Strichzeichnung einer Kamera neben einem Zahnrad im Ringlicht, im Dunkelfeld und im Durchlicht',
  'brand/icon': 'Symbol von Lintara Automation',
  'brand/logo': 'Logo von Lintara Automation',
  'brand/social-card': 'Lintara: Roboter, Antriebe und Steuerungen, die als eine Linie ankommen',
  'hero/scene-cell': 'Roboter, der neben einem Förderband Kartons stapelt',
  'hero/scene-control': 'Leitstand mit einer Wand aus Bildschirmen',
  'hero/scene-fleet': 'Mobile Roboter, die Kartons durch ein Lager tragen',
  'hero/scene-line': 'Verpackungslinie mit mehreren Roboterarmen',
};

/** Without the decorative pictures. */
export const pictureTexts: Translations = Object.fromEntries([
  ...Object.entries(described).map(([path, alt]) => [`${path}.webp`, { alt }]),
  ...team.map(({ name, photo }) => [photo, { alt: `Porträt von ${name}` }]),
  ...originals.flatMap(({ slug, pictures }) => viewsOf(products[slug]?.name ?? '').map((alt, index) => [pictures[index], { alt }])),
]);
