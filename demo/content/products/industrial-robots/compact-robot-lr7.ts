import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lr7: Product = {
  name: 'Compact Robot LR7',
  slug: 'compact-robot-lr7',
  model: 'LR7-910',
  category: 'industrial-robots',
  price: 268_000_000,
  sort_order: 20,
  is_featured: false,
  short_description: html`<p>A bench-sized arm for assembly and testing: 910 mm reach on a 240 mm footprint.</p>`,
  description: html`
    <p>The LR7 stands on the bench between the feeder and the tester and needs no more room than a sheet of paper. With 7 kg at the wrist
    it carries a screwdriver, a camera and a gripper at the same time, so one arm can pick, look, insert and tighten.</p>
    <h3>Small, but not soft</h3>
    <p>All six axes run on strain wave gears without play. The arm repeats to two hundredths of a millimetre across the whole working
    range, measured after ISO 9283 at rated load and full speed, warm and cold.</p>
    <h3>For benches and machines</h3>
    <ul>
      <li>Four valves with eight 4 mm lines are built into the forearm; the tubes come out at the flange.</li>
      <li>Hangs under a frame or on a wall without other gears or springs.</li>
      <li>The connectors can be at the back or below the base, to be chosen with the order.</li>
    </ul>
    <h3>Clean rooms and test floors</h3>
    <p>The standard arm is fit for clean rooms of ISO class 5. A variant with conductive covers is available for work on open electronics;
    its resistance from flange to base is below one megohm.</p>`,
  pictures: picturesOf('arm-small'),
  specifications: [
    group('Performance', [
      ['Payload', '7 kg'],
      ['Reach', '910 mm'],
      ['Repeatability', '±0.02 mm'],
      ['Standard cycle 25/300/25', '0.41 s'],
      ['Maximum tool speed', '9.4 m/s'],
    ]),
    group('Axes', [
      ['J1, turn', '±170°, 390 °/s'],
      ['J2, lower arm', '−100° to +145°, 330 °/s'],
      ['J3, upper arm', '−135° to +90°, 420 °/s'],
      ['J4, forearm roll', '±200°, 480 °/s'],
      ['J5, wrist bend', '±125°, 480 °/s'],
      ['J6, flange roll', '±400°, 720 °/s'],
    ]),
    group('Mechanics', [
      ['Weight', '38 kg'],
      ['Mounting', 'Floor, ceiling, wall'],
      ['Footprint', '240 × 240 mm'],
      ['Wrist flange', 'ISO 9409-1-31.5-4-M5'],
      ['Moment of inertia at J6', '0.12 kg·m²'],
      ['Hose pack', '8 × air 4 mm, 10 signals, 1 × Gigabit Ethernet'],
    ]),
    group('Electrical', [
      ['Supply', '1 × 200 to 240 V AC'],
      ['Rated power', '0.9 kW'],
      ['Standby', '95 W'],
      ['Controller', 'LRC5-A'],
    ]),
    group('Environment', [
      ['Protection', 'IP54, IP67 on request'],
      ['Clean room', 'ISO 14644-1 class 5'],
      ['Operating temperature', '0 to 45 °C'],
      ['Sound level', '≤ 62 dB(A)'],
    ]),
  ],
  has_brochure: true,
};
