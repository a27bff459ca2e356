import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lft6: Product = {
  name: 'Force-Torque Sensor LFT6',
  slug: 'force-torque-sensor-lft6',
  model: 'LFT6-150',
  category: 'collaborative-robots',
  price: 61_500_000,
  sort_order: 110,
  is_featured: false,
  short_description: html`<p>Three forces and three torques at the wrist, 1,000 times a second, resolved to 0.05 N.</p>`,
  description: html`
    <p>The LFT6 sits between flange and tool and tells the robot how it pushes. With it an arm grinds at a constant 30 N along a curved
    edge, finds a bore by feeling its rim, or counts a part as seated when the force rises as it should.</p>
    <h3>Strain in solid steel</h3>
    <p>Twenty-four strain gauges on one milled steel body measure how it bends. They form six full
    bridges; the influence of one direction on another stays below one percent, and the zero drifts less than 0.1 N for each degree of warming.</p>
    <h3>Hard to break</h3>
    <ul>
      <li>Mechanical stops take over at 1.6 times the measuring range.</li>
      <li>Overload to 900 N sideways leaves no mark; above that the log shows when it happened.</li>
      <li>Sealed to IP65, so coolant mist and grinding dust stay outside.</li>
    </ul>
    <h3>Use with any arm</h3>
    <p>On our robots it is found as soon as it is plugged in, the tool's weight is taken off in every position, and force control blocks
    appear on the pendant. Other makers' arms read it over EtherCAT or plain UDP.</p>`,
  pictures: picturesOf('torque-sensor'),
  specifications: [
    group('Measuring range', [
      ['Force Fx, Fy', '±150 N'],
      ['Force Fz', '±300 N'],
      ['Torque Mx, My, Mz', '±10 Nm'],
      ['Resolution, force / torque', '0.05 N / 0.002 Nm'],
      ['Sampling rate', '1,000 Hz'],
    ]),
    group('Accuracy', [
      ['Non-linearity', '≤ 0.3 % of range'],
      ['Cross-talk', '≤ 1 % of range'],
      ['Zero drift', '≤ 0.1 N/K'],
      ['Overload Fx, Fy / Fz', '900 N / 1,800 N'],
    ]),
    group('Mechanics', [
      ['Weight', '0.34 kg'],
      ['Diameter and height', '82 × 38 mm'],
      ['Flange, both sides', 'ISO 9409-1-50-4-M6'],
      ['Stiffness in z', '2.1 × 10⁷ N/m'],
    ]),
    group('Electrical and environment', [
      ['Supply', '12 to 30 V DC, 2 W'],
      ['Interface', 'EtherCAT, Ethernet UDP'],
      ['Protection', 'IP65'],
      ['Operating temperature', '0 to 55 °C'],
    ]),
  ],
  has_brochure: true,
};
