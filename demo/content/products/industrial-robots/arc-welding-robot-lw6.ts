import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lw6: Product = {
  name: 'Arc Welding Robot LW6',
  slug: 'arc-welding-robot-lw6',
  model: 'LW6-1450',
  category: 'industrial-robots',
  price: 352_000_000,
  sort_order: 70,
  is_featured: false,
  short_description: html`<p>A slim arm for MIG, MAG and TIG with the torch cable inside the wrist: 6 kg, 1,450 mm, seams from the first day.</p>`,
  description: html`
    <p>The LW6 holds the torch and nothing else, and it is built around that. The cable runs through a forearm with a 52 mm bore and leaves
    it at the torch neck, so it does not swing, does not catch on the jig and lasts three times as long as one laid outside.</p>
    <h3>A seam is a path, not a point</h3>
    <p>What counts in welding is how true the tool stays on its line while it turns a corner. The LW6 keeps within 0.12 mm of a taught path
    at 20 mm/s. Weaving, stepped seams and multi-layer filling are part of the controller.</p>
    <h3>Finds the joint by itself</h3>
    <ul>
      <li>Touch sensing with the wire or the gas nozzle, for parts that lie a few millimetres off.</li>
      <li>Seam tracking through the arc for fillet welds from 3 mm plate.</li>
      <li>An optional line laser for thin sheet and lap joints.</li>
    </ul>
    <h3>Power sources</h3>
    <p>The controller talks to the usual welding power sources over EtherCAT or PROFINET. Current, voltage and wire speed belong to the
    seam and are stored with it; a log keeps them for every part, as ISO 3834-2 asks for traceability.</p>`,
  pictures: picturesOf('welding-robot'),
  specifications: [
    group('Performance', [
      ['Payload', '6 kg'],
      ['Reach', '1,450 mm'],
      ['Repeatability', '±0.05 mm'],
      ['Path accuracy at 20 mm/s', '0.12 mm'],
    ]),
    group('Axes', [
      ['J1, turn', '±170°, 225 °/s'],
      ['J2, lower arm', '−90° to +155°, 215 °/s'],
      ['J3, upper arm', '−165° to +190°, 230 °/s'],
      ['J4, forearm roll', '±190°, 430 °/s'],
      ['J5, wrist bend', '±135°, 430 °/s'],
      ['J6, torch roll', '±210°, 630 °/s'],
    ]),
    group('Welding', [
      ['Processes', 'MIG, MAG, TIG, plasma cutting'],
      ['Bore through the wrist', '52 mm'],
      ['Duty, 350 A water cooled', '100 %'],
      ['Wire feeder', 'On the upper arm, ≤ 12 kg'],
      ['Sensing', 'Touch, through the arc, line laser as an option'],
    ]),
    group('Mechanics', [
      ['Weight', '158 kg'],
      ['Mounting', 'Floor, ceiling, wall'],
      ['Footprint', '375 × 375 mm'],
      ['Wrist flange', 'ISO 9409-1-40-4-M6'],
    ]),
    group('Electrical and environment', [
      ['Supply', '3 × 380 to 480 V AC'],
      ['Rated power', '1.9 kW'],
      ['Standby', '140 W'],
      ['Protection, arm / wrist', 'IP54 / IP67'],
      ['Operating temperature', '0 to 45 °C'],
    ]),
  ],
  has_brochure: true,
};
