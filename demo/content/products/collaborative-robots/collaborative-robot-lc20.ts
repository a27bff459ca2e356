import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lc20: Product = {
  name: 'Collaborative Robot LC20',
  slug: 'collaborative-robot-lc20',
  model: 'LC20-1750',
  category: 'collaborative-robots',
  price: 478_000_000,
  sort_order: 90,
  is_featured: false,
  short_description: html`<p>The long arm of the family: 20 kg at 1,750 mm, for palletising and machine tending without a fence.</p>`,
  description: html`
    <p>The LC20 lifts what a person should not lift four hundred times a shift. It stacks cartons of 15 kg on a pallet beside the packer,
    or opens the door of a lathe, changes the part and closes it, while people walk past.</p>
    <h3>Two speeds, one arm</h3>
    <p>Watched by a <a href="/products/safety-laser-scanner-lz270">laser scanner</a>, the LC20 works at 2.5 m/s as long as nobody is near,
    slows to 0.25 m/s at three metres and goes on as a collaborative arm at one. Speed and separation monitoring after ISO 10218-2 is built
    in; the distances are calculated on the pendant.</p>
    <h3>Palletising as a ready-made task</h3>
    <ul>
      <li>With the lifting column LCX of 800 mm it stacks to 2.1 m.</li>
      <li>Ten cartons a minute at 12 kg with the <a href="/products/vacuum-gripper-lg-v8">Vacuum Gripper LG-V8</a>.</li>
      <li>Change of carton in three minutes: scan the code, push the new pallet in.</li>
    </ul>
    <h3>Same feel as the LC10</h3>
    <p>Pendant, programs and tool connector are those of the <a href="/products/collaborative-robot-lc10">LC10</a>. Whoever can work with
    one can work with the other, and a program moves over once the points are taught again.</p>`,
  pictures: picturesOf('cobot-large'),
  specifications: [
    group('Performance', [
      ['Payload', '20 kg'],
      ['Reach', '1,750 mm'],
      ['Repeatability', '±0.05 mm'],
      ['Tool speed', '≤ 2.5 m/s'],
      ['Cartons of 12 kg', '10 per minute'],
    ]),
    group('Axes', [
      ['J1 and J2', '±360°, 100 °/s'],
      ['J3', '±162°, 130 °/s'],
      ['J4 to J6', '±360°, 190 °/s'],
      ['Torque sensing', 'In all joints, resolution 0.4 Nm'],
    ]),
    group('Safety', [
      ['Performance level', 'PL d, Cat. 3, ISO 13849-1'],
      ['Contact force limit', '30 to 180 N'],
      ['Safe zones', '8, plus 2 for the tool'],
      ['Reaction time of safe functions', '40 ms'],
    ]),
    group('Mechanics', [
      ['Weight', '64 kg'],
      ['Mounting', 'Floor, column, table'],
      ['Base diameter', '245 mm'],
      ['Wrist flange', 'ISO 9409-1-80-6-M8'],
      ['Tool connector', 'M12, 24 V, 4 A, RS-485, Ethernet'],
    ]),
    group('Electrical and environment', [
      ['Supply', '1 × 200 to 240 V AC'],
      ['Rated power', '0.65 kW'],
      ['Standby', '55 W'],
      ['Protection', 'IP54'],
      ['Operating temperature', '0 to 50 °C'],
    ]),
  ],
  has_brochure: true,
};
