import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lc10: Product = {
  name: 'Collaborative Robot LC10',
  slug: 'collaborative-robot-lc10',
  model: 'LC10-1300',
  category: 'collaborative-robots',
  price: 386_000_000,
  sort_order: 80,
  is_featured: true,
  short_description: html`<p>Works without a fence: torque sensing in all six joints, hand guiding, 10 kg at 1,300 mm.</p>`,
  description: html`
    <p>The LC10 feels. A torque sensor behind each gear tells the controller every millisecond what the arm pushes against, and if that is
    not what the program expects, it stops within four millimetres. It can be led by hand, from point to point or along a path.</p>
    <h3>Force you can set</h3>
    <ul>
      <li>Contact force from 20 to 150 N, separately for the arm and for each task.</li>
      <li>Four safety-rated zones, for instance slow above the table and stopped at the operator's chair.</li>
      <li>Safe functions to PL d, category 3, after ISO 13849-1, each with its own reaction time in the manual.</li>
    </ul>
    <h3>An arm is not yet an application</h3>
    <p>Gripper and part count as well. A sheet with a sharp edge in the gripper needs a fence, whatever carries it. The limits for contact
    once found in ISO/TS 15066 are part of ISO 10218-2 since 2025; we measure them on the finished workplace and give you the record.</p>
    <h3>From box to first part in an afternoon</h3>
    <p>One person carries the arm, one bolt circle holds it, one socket feeds it. The pendant asks for the tool's weight and then weighs
    it itself. Programs are blocks on a timeline; those who want more find a full language behind them.</p>`,
  pictures: picturesOf('cobot'),
  specifications: [
    group('Performance', [
      ['Payload', '10 kg'],
      ['Reach', '1,300 mm'],
      ['Repeatability', '±0.03 mm'],
      ['Stopping distance on contact', '≤ 4 mm'],
      ['Tool speed', '≤ 2.0 m/s'],
    ]),
    group('Axes', [
      ['J1 and J2', '±360°, 120 °/s'],
      ['J3', '±165°, 180 °/s'],
      ['J4 to J6', '±360°, 200 °/s'],
      ['Torque sensing', 'In all joints, resolution 0.2 Nm'],
    ]),
    group('Safety', [
      ['Performance level', 'PL d, Cat. 3, ISO 13849-1'],
      ['Contact force limit', '20 to 150 N'],
      ['Safe zones', '4, plus 2 for the tool'],
      ['Safe inputs and outputs', '8 and 8, dual channel'],
    ]),
    group('Mechanics', [
      ['Weight', '33 kg'],
      ['Mounting', 'Any direction'],
      ['Base diameter', '190 mm'],
      ['Wrist flange', 'ISO 9409-1-50-4-M6'],
      ['Tool connector', 'M8, 24 V, 2 A, RS-485, 4 signals'],
    ]),
    group('Electrical and environment', [
      ['Supply', '1 × 100 to 240 V AC'],
      ['Rated power', '0.35 kW'],
      ['Standby', '48 W'],
      ['Protection', 'IP54'],
      ['Operating temperature', '0 to 50 °C'],
      ['Sound level', '≤ 58 dB(A)'],
    ]),
    single('Warranty', '24 months'),
    single('Delivery time', '4 weeks'),
  ],
  has_brochure: true,
};
