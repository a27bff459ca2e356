import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const ls6: Product = {
  name: 'SCARA Robot LS6',
  slug: 'scara-robot-ls6',
  model: 'LS6-600',
  category: 'industrial-robots',
  price: 189_500_000,
  sort_order: 40,
  is_featured: false,
  short_description: html`<p>A 0.38 s standard cycle for screwing, inserting and sorting, with 600 mm reach and 200 mm stroke.</p>`,
  description: html`
    <p>The LS6 does flat work at the pace of a sewing machine: screws into housings, pins into boards, parts from a tray into a fixture.
    It is stiff in the direction of insertion and gives a little sideways, which is what a pin on its way into a hole wants.</p>
    <h3>Fast where it counts</h3>
    <p>The standard cycle of 25 mm up, 300 mm across and 25 mm down, there and back with 2 kg, takes 0.38 s and can be kept up without
    a pause at 40 °C. Where a catalogue gives one cycle only, ask whether it can be repeated all day.</p>
    <h3>Force in the stroke</h3>
    <ul>
      <li>Insertion force up to 150 N, limited in software to the newton.</li>
      <li>The hollow shaft, 14 mm wide, takes a vacuum line or the bit of a screwdriver.</li>
      <li>A bellows kit brings the shaft to IP65 for oily parts.</li>
    </ul>
    <h3>One controller for six and four axes</h3>
    <p>The LS6 runs on the same LRC5 as the six-axis arms. A cell with both needs one language, one set of spare parts and one network.
    If you cannot decide between SCARA and delta, <a href="/news/scara-or-delta">five questions</a> help.</p>`,
  pictures: picturesOf('scara'),
  specifications: [
    group('Performance', [
      ['Payload, rated / maximum', '2 kg / 6 kg'],
      ['Reach', '600 mm'],
      ['Repeatability in the plane', '±0.01 mm'],
      ['Standard cycle 25/300/25, 2 kg', '0.38 s'],
      ['Insertion force', '150 N'],
    ]),
    group('Axes', [
      ['J1, arm', '±132°, 450 °/s'],
      ['J2, forearm', '±150°, 720 °/s'],
      ['J3, stroke', '200 mm, 1.1 m/s'],
      ['J4, shaft', '±360°, 2,400 °/s'],
      ['Repeatability, stroke / shaft', '±0.01 mm / ±0.005°'],
    ]),
    group('Mechanics', [
      ['Weight', '21 kg'],
      ['Mounting', 'Table, wall on request'],
      ['Shaft', '20 mm, hollow 14 mm'],
      ['Moment of inertia at J4, maximum', '0.12 kg·m²'],
      ['User lines', '3 × air, 15 signals, 1 × Fast Ethernet'],
    ]),
    group('Electrical', [
      ['Supply', '1 × 200 to 240 V AC'],
      ['Rated power', '0.7 kW'],
      ['Standby', '70 W'],
      ['Controller', 'LRC5-A'],
    ]),
    group('Environment', [
      ['Protection', 'IP20, IP65 with bellows'],
      ['Operating temperature', '5 to 40 °C'],
      ['Clean room', 'ISO 14644-1 class 6'],
      ['Sound level', '≤ 65 dB(A)'],
    ]),
  ],
  has_brochure: true,
};
