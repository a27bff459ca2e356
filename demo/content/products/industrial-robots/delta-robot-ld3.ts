import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const ld3: Product = {
  name: 'Delta Robot LD3',
  slug: 'delta-robot-ld3',
  model: 'LD3-1130',
  category: 'industrial-robots',
  price: 324_000_000,
  sort_order: 50,
  is_featured: false,
  short_description: html`<p>Washdown picker for food and pharma: 150 picks a minute from a moving belt, 3 kg at the plate.</p>`,
  description: html`
    <p>The LD3 hangs over the belt and puts biscuits, blisters or sausages where they belong, up to 150 times a minute. Its motors stay in
    the head; only the carbon rods and a plate of 900 g move, so little energy is spent on the robot itself.</p>
    <h3>Made to be washed</h3>
    <ul>
      <li>No horizontal surface in the food zone: water runs off within two minutes.</li>
      <li>Joints without springs or screws; one person changes all rods in eight minutes without tools.</li>
      <li>Head coated for alkaline and acid foam, tested with 80 °C at 80 bar.</li>
      <li>Lubricants in the upper head of food grade H1.</li>
    </ul>
    <h3>It follows the belt</h3>
    <p>Up to eight robots share one picture from the <a href="/products/smart-camera-lk5">Smart Camera LK5</a>. The controller gives each
    part to the robot that can reach it with the least motion, and passes on what was missed.</p>
    <h3>What the rate depends on</h3>
    <p>150 picks a minute are reached with 0.5 kg over 25/305/25 mm. With 1 kg plan for 120, with 3 kg for 75. Suction takes time as well:
    count 60 ms for gripping and 40 ms for letting go.</p>`,
  pictures: picturesOf('delta'),
  specifications: [
    group('Performance', [
      ['Pick rate, 0.5 kg, 25/305/25', '150 per minute'],
      ['Payload', '3 kg'],
      ['Working diameter', '1,130 mm'],
      ['Repeatability', '±0.1 mm'],
      ['Belt speed when tracking', '≤ 1.4 m/s'],
    ]),
    group('Working range', [
      ['Height, full diameter', '250 mm'],
      ['Height, 850 mm diameter', '350 mm'],
      ['Turn of the plate', '±360°, 1,800 °/s'],
      ['Acceleration of the plate', '≤ 120 m/s²'],
    ]),
    group('Mechanics', [
      ['Weight', '92 kg'],
      ['Mounting', 'Hanging, three bolts M16'],
      ['Plate', 'ISO 9409-1-31.5-4-M5'],
      ['Rods', 'Carbon fibre with titanium ends'],
      ['Vacuum line', '1 × 12 mm inside the telescopic shaft'],
    ]),
    group('Electrical', [
      ['Supply', '3 × 380 to 480 V AC'],
      ['Rated power', '2.4 kW'],
      ['Standby', '110 W'],
      ['Controller', 'LRC5-A'],
    ]),
    group('Environment', [
      ['Protection, head / arms', 'IP67 / IP69K'],
      ['Operating temperature', '0 to 40 °C'],
      ['Food contact', 'Materials after EC 1935/2004 and FDA 21 CFR'],
      ['Sound level', '≤ 70 dB(A)'],
    ]),
  ],
  has_brochure: true,
};
