import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lh12: Product = {
  name: 'Operator Panel LH12',
  slug: 'operator-panel-lh12',
  model: 'LH12-W',
  category: 'control-hmi',
  price: 21_600_000,
  sort_order: 190,
  is_featured: false,
  short_description: html`<p>12.1 inch glass front, IP66, works with gloves on. Pages from any browser.</p>`,
  description: html`
    <p>The LH12 shows what the machine does and takes what the operator wants, also with leather gloves and a wet screen. The front is
    one sheet of hardened glass without an edge where dust could stay.</p>
    <h3>Pages are web pages</h3>
    <p>The pages live in the controller and are drawn in the panel's browser. What you see at the machine you can see on the tablet of the
    shift leader, with the rights you gave to each. Pages from other makers' controllers show as well.</p>
    <h3>Readable in a bright hall</h3>
    <ul>
      <li>500 cd/m², dimmed by an ambient light sensor; 70,000 hours to half brightness.</li>
      <li>Legible from 2.5 m with our page set: digits 9 mm high, alarms with text and shape, not by colour alone.</li>
      <li>Two fingers are needed for what must not happen by mistake.</li>
    </ul>
    <h3>Set up once</h3>
    <p>Address, language and certificates are stored on a small card behind a cover. When a panel has to be replaced, the card moves over
    and the new one starts as the old one did, in under a minute.</p>`,
  pictures: picturesOf('hmi-panel'),
  specifications: [
    group('Display', [
      ['Size', '12.1 in, 16:10'],
      ['Resolution', '1,280 × 800 pixels'],
      ['Brightness', '500 cd/m²'],
      ['Protection, front', 'IP66'],
    ]),
    group('Touch', [
      ['Type', 'Capacitive, 10 points, gloves to 3 mm'],
      ['Glass', '3 mm hardened, anti-glare, IK08'],
      ['Viewing angle', '178°'],
      ['Life of the backlight', '70,000 h'],
    ]),
    group('Computer', [
      ['Processor', '4 cores, 1.8 GHz, no fan'],
      ['Memory', '4 GB RAM, 32 GB flash'],
      ['Browser', 'Chromium, locked to chosen addresses'],
      ['Ethernet', '2 × 1 Gbit/s'],
      ['USB', '2 × type A at the back'],
    ]),
    group('Mechanics', [
      ['Width × height × depth', '318 × 223 × 52 mm'],
      ['Cut-out', '303 × 208 mm'],
      ['Mounting', 'Panel or VESA 100'],
      ['Weight', '2.4 kg'],
    ]),
    group('Electrical and environment', [
      ['Supply', '24 V DC ±20 %, 22 W'],
      ['Operating temperature', '−10 to 55 °C'],
      ['Humidity, no condensation', '10 to 90 %'],
      ['Approvals', 'CE, UKCA, UL 61010-2-201'],
    ]),
  ],
  has_brochure: true,
};
