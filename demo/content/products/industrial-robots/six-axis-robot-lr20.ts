import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lr20: Product = {
  name: 'Six-Axis Robot LR20',
  slug: 'six-axis-robot-lr20',
  model: 'LR20-1720',
  category: 'industrial-robots',
  price: 412_500_000,
  sort_order: 10,
  is_featured: true,
  short_description: html`
    <p>Handling and machine tending up to 20 kg, with hoses and signals routed inside the arm. Delivered with controller LRC5, pendant
    and safety board.</p>`,
  description: html`
    <p>The LR20 takes the work that fills most halls: loading lathes and presses, moving castings between stations, stacking trays. Its
    second and third axes share one casting, which keeps the elbow stiff when the arm is stretched out to 1,720 mm and lets it repeat to
    three hundredths of a millimetre.</p>
    <h3>Built to be left alone</h3>
    <ul>
      <li>Sealed gears with 20,000 hours between changes of grease.</li>
      <li>Internal hose pack, replaced from the wrist in 25 minutes.</li>
      <li>Wrist protected to IP67, tested with coolant and fine dust.</li>
    </ul>
    <h3>What the wrist carries</h3>
    <p>The full 20 kg are allowed with the centre of gravity up to 150 mm in front of the flange and 80 mm beside its axis. A double
    gripper for turned parts, two workpieces of 5 kg and the tool changer stay within that. If your tool is longer, the
    <a href="/news/reading-a-load-diagram">load diagram</a> says what is left.</p>
    <h3>Ready for the line</h3>
    <p>The controller speaks EtherCAT, PROFINET and OPC UA from the start. Cells planned in our layout tool arrive with the frames,
    tools and load data already set, so that the first good part is made on the first day.</p>`,
  pictures: picturesOf('arm-medium'),
  specifications: [
    group('Performance', [
      ['Payload', '20 kg'],
      ['Reach', '1,720 mm'],
      ['Repeatability', '±0.03 mm'],
      ['Standard cycle 25/300/25', '0.62 s'],
      ['Maximum tool speed', '7.8 m/s'],
    ]),
    group('Axes', [
      ['J1, turn', '±180°, 210 °/s'],
      ['J2, lower arm', '−95° to +155°, 190 °/s'],
      ['J3, upper arm', '−160° to +88°, 205 °/s'],
      ['J4, forearm roll', '±200°, 420 °/s'],
      ['J5, wrist bend', '±135°, 420 °/s'],
      ['J6, flange roll', '±400°, 650 °/s'],
    ]),
    group('Mechanics', [
      ['Weight', '248 kg'],
      ['Mounting', 'Floor, ceiling, wall, tilted'],
      ['Footprint', '480 × 480 mm'],
      ['Wrist flange', 'ISO 9409-1-50-4-M6'],
      ['Hose pack', '2 × air 8 mm, 12 signals, 1 × Gigabit Ethernet'],
    ]),
    group('Electrical', [
      ['Supply', '3 × 380 to 480 V AC'],
      ['Rated power', '3.2 kW'],
      ['Standby', '185 W'],
      ['Controller', 'LRC5-A'],
    ]),
    group('Environment', [
      ['Protection, arm / wrist', 'IP65 / IP67'],
      ['Operating temperature', '0 to 45 °C'],
      ['Humidity, no condensation', '20 to 85 %'],
      ['Sound level', '≤ 68 dB(A)'],
    ]),
  ],
  has_brochure: true,
};
