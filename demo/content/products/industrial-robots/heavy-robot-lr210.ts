import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lr210: Product = {
  name: 'Heavy Robot LR210',
  slug: 'heavy-robot-lr210',
  model: 'LR210-2700',
  category: 'industrial-robots',
  price: 1_185_000_000,
  sort_order: 30,
  is_featured: false,
  short_description: html`<p>Spot welding and heavy handling. Balanced second axis, 210 kg at the wrist, 2,700 mm of reach.</p>`,
  description: html`
    <p>The LR210 carries a spot welding gun, a wheel hub or a pallet of bricks and puts it down where it did the last time, to seven
    hundredths of a millimetre. A gas cylinder balances the second axis, so its motor moves the load and not the arm.</p>
    <h3>Half the power while it waits</h3>
    <p>Braking axes feed the common DC link of the controller, and the other axes use what comes back. Brakes close two seconds after the
    last motion and the drives go to sleep: standby is 290 W. The
    <a href="/news/lr210-idles-on-half-the-power">measurement</a> shows a body shop cell over one working day.</p>
    <h3>Made for the body shop</h3>
    <ul>
      <li>Media for the welding gun run over the arm in one guided pack: water, air, welding current and EtherCAT.</li>
      <li>Axes 4 to 6 share one oil chamber with a magnetic plug and an inspection glass.</li>
      <li>A forklift can lift the arm by two pockets in the base; it is levelled with three bolts.</li>
    </ul>
    <h3>What the floor must bear</h3>
    <p>An emergency stop at full load puts 19 kN·m of tilting moment into the floor. The foundation drawing, with anchor pattern and
    concrete class, comes with the confirmation of order, six weeks before the arm.</p>`,
  pictures: picturesOf('arm-large'),
  specifications: [
    group('Performance', [
      ['Payload', '210 kg'],
      ['Reach', '2,700 mm'],
      ['Repeatability', '±0.07 mm'],
      ['Extra load on the forearm', '50 kg'],
    ]),
    group('Axes', [
      ['J1, turn', '±180°, 120 °/s'],
      ['J2, lower arm', '−60° to +80°, 110 °/s'],
      ['J3, upper arm', '−75° to +155°, 115 °/s'],
      ['J4, forearm roll', '±210°, 170 °/s'],
      ['J5, wrist bend', '±125°, 165 °/s'],
      ['J6, flange roll', '±360°, 250 °/s'],
    ]),
    group('Mechanics', [
      ['Weight', '1,120 kg'],
      ['Mounting', 'Floor'],
      ['Footprint', '780 × 780 mm'],
      ['Wrist flange', 'ISO 9409-1-125-6-M10'],
      ['Wrist torque J4, J5 / J6', '1,350 Nm / 720 Nm'],
      ['Tilting moment at emergency stop', '19 kN·m'],
    ]),
    group('Electrical', [
      ['Supply', '3 × 380 to 480 V AC'],
      ['Rated power', '7.5 kW'],
      ['Standby', '290 W'],
      ['Controller', 'LRC5-A with power unit PU20'],
    ]),
    group('Environment', [
      ['Protection, arm / wrist', 'IP65 / IP67'],
      ['Operating temperature', '0 to 45 °C'],
      ['Sound level', '≤ 75 dB(A)'],
    ]),
    single('Delivery time', '14 weeks'),
    single('Warranty', '24 months or 12,000 hours'),
  ],
  has_brochure: true,
};
