import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lgV8: Product = {
  name: 'Vacuum Gripper LG-V8',
  slug: 'vacuum-gripper-lg-v8',
  model: 'LG-V8',
  category: 'handling-power',
  price: 37_700_000,
  sort_order: 340,
  is_featured: true,
  short_description: html`<p>Eight zones, −68 kPa, holds a carton with two cups missing. For palletising and depalletising.</p>`,
  description: html`
    <p>The LG-V8 lifts cartons, bags and boards from above. Eight cups are eight zones, each with its own valve and sensor, so a cup over
    the edge of a small carton closes by itself and leaves the vacuum to the others.</p>
    <h3>How much it holds</h3>
    <p>A cup of 60 mm at −40 kPa on porous cardboard pulls 40,000 Pa × 0.00283 m² = 113 N. Eight of them hold 905 N, with a safety
    factor of two and 5 m/s² of acceleration a carton of 30 kg. With two cups lost it is 22 kg still.</p>
    <h3>Air only when it is needed</h3>
    <ul>
      <li>The ejectors switch off when −68 kPa are reached and on again at −50: on tight cartons four fifths of the air are saved.</li>
      <li>A leak is reported by zone before the first carton falls.</li>
      <li>Blow-off in 80 ms, so that a light carton does not stick.</li>
    </ul>
    <h3>Fits and feels</h3>
    <p>Bellows of 2.5 folds even out 20 mm of height. The frame is aluminium, the cups are changed without a tool, and the display on
    the head shows the vacuum where the operator stands. <a href="/news/choosing-a-gripper">Choosing a gripper</a> compares it to jaws.</p>`,
  pictures: picturesOf('gripper-vacuum'),
  specifications: [
    group('Performance', [
      ['Carton weight', '30 kg'],
      ['Vacuum', '−68 kPa'],
      ['Zones', '8'],
      ['Gripping time', '120 ms'],
      ['Blow-off time', '80 ms'],
    ]),
    group('Pneumatics', [
      ['Supply', '5 to 7 bar, ISO 8573-1 class 7:4:4'],
      ['Air consumption while evacuating', '310 l/min'],
      ['Average on tight cartons', '62 l/min'],
      ['Connection', '2 × 12 mm'],
    ]),
    group('Mechanics', [
      ['Cups', '8 × 60 mm, 2.5 folds, nitrile'],
      ['Frame', '420 × 300 mm, adjustable'],
      ['Flange', 'ISO 9409-1-80-6-M8'],
      ['Weight', '4.9 kg'],
      ['Height adjustment', '20 mm'],
    ]),
    group('Electrical and environment', [
      ['Supply', '24 V DC, 0.9 A'],
      ['Interface', 'IO-Link or 8 + 8 digital points'],
      ['Protection', 'IP54'],
      ['Operating temperature', '0 to 50 °C'],
      ['Sound level', '≤ 72 dB(A)'],
    ]),
    single('Spare cups', 'Set of 8, LG-V8-C60'),
    single('Delivery time', 'From stock'),
  ],
  has_brochure: true,
};
