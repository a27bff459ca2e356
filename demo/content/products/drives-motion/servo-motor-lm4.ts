import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lm4: Product = {
  name: 'Servo Motor LM4',
  slug: 'servo-motor-lm4',
  model: 'LM4-2K0',
  category: 'drives-motion',
  price: 14_200_000,
  sort_order: 220,
  is_featured: false,
  short_description: html`<p>6.4 Nm at 3,000 rpm, 24-bit absolute encoder, IP65, name plate in the electronics.</p>`,
  description: html`
    <p>The LM4-2K0 is the motor of our own linear axes and conveyors: 2 kW on a flange of 130 mm. Ten poles and a skewed rotor bring the
    cogging below one percent of rated torque, so slow motion is smooth without tricks in the drive.</p>
    <h3>Knows where it is</h3>
    <p>The encoder counts 16.7 million positions in a turn and 4,096 turns without a battery. After a power cut the axis knows its place;
    homing happens once, on the day of assembly.</p>
    <h3>Choosing the size</h3>
    <ul>
      <li>Root mean square torque over the cycle below 6.4 Nm, with ten percent in hand.</li>
      <li>Peak torque below 19 Nm, also at the highest speed of the cycle.</li>
      <li>Load inertia not above ten times the rotor's: 94 kg·cm² here. Five is a pleasure.</li>
    </ul>
    <h3>Brake and seal</h3>
    <p>The holding brake (variant B) is for standing still: 9 Nm, 500 emergency stops in its life. The shaft seal brings the front to IP65;
    leave it out behind a dry gearbox, where it would only cost 0.1 Nm.</p>`,
  pictures: picturesOf('servo-motor'),
  specifications: [
    group('Performance', [
      ['Rated torque', '6.4 Nm'],
      ['Rated speed', '3,000 rpm'],
      ['Rated power', '2.0 kW'],
      ['Peak torque', '19.2 Nm'],
      ['Maximum speed', '5,000 rpm'],
    ]),
    group('Winding', [
      ['Rated current', '7.9 A'],
      ['Peak current', '24.5 A'],
      ['Torque constant', '0.81 Nm/A'],
      ['Poles', '10'],
      ['Temperature class', 'F, sensor PT1000'],
    ]),
    group('Encoder', [
      ['Resolution', '24 bit per turn'],
      ['Turns counted', '4,096, without battery'],
      ['Accuracy', '±20 arcsec'],
      ['Interface', 'Single cable, digital'],
    ]),
    group('Mechanics', [
      ['Flange', '130 × 130 mm, IEC 60072-1'],
      ['Shaft', '24 k6 × 50 mm, smooth or key'],
      ['Rotor inertia, without / with brake', '9.4 / 10.6 kg·cm²'],
      ['Radial load on the shaft', '650 N'],
      ['Weight, without / with brake', '7.6 kg / 9.1 kg'],
      ['Balance', 'ISO 21940-11, G2.5'],
    ]),
    group('Environment', [
      ['Protection', 'IP65'],
      ['Operating temperature', '0 to 40 °C'],
      ['Cooling', 'Convection'],
    ]),
  ],
  has_brochure: true,
};
