import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lrc5: Product = {
  name: 'Robot Controller LRC5',
  slug: 'robot-controller-lrc5',
  model: 'LRC5-A',
  category: 'control-hmi',
  price: 142_000_000,
  sort_order: 200,
  is_featured: false,
  short_description: html`<p>One cabinet for every arm we build, with pendant and safety board. Six axes, six more on request.</p>`,
  description: html`
    <p>The LRC5 moves a SCARA of 21 kg and a heavy arm of a ton. Only the drive modules differ; pendant, language, safety and spare
    parts are the same. A crew that has learnt one arm has learnt them all.</p>
    <h3>A path that stays the same at every speed</h3>
    <p>The controller knows the mass of every link and the tool, and calculates the torque before the arm needs it. A seam driven at 20 %
    for teaching and at 100 % in production differs by less than 0.2 mm.</p>
    <h3>Safety board included</h3>
    <ul>
      <li>Safe zones, safe speed, safe standstill and tool orientation to PL d, category 3; emergency stop to PL e.</li>
      <li>Sixteen safe inputs and eight outputs in pairs, and FSoE or PROFIsafe over the network.</li>
      <li>Three-position enabling device and a mode switch with a key on the pendant, as ISO 10218-1 asks.</li>
    </ul>
    <h3>Energy comes back</h3>
    <p>The axes share a DC link of 1.8 mF. What one brakes another uses; above that a regenerative unit (option) feeds the mains. In a
    palletising cell this takes 14 % off the meter.</p>`,
  pictures: picturesOf('robot-controller'),
  specifications: [
    group('Performance', [
      ['Axes, own + external', '6 + 6'],
      ['Control cycle', '1 ms'],
      ['Path deviation over speed', '≤ 0.2 mm'],
      ['Cabinets in step', '4'],
      ['Current loop', '62.5 µs'],
    ]),
    group('Programming', [
      ['Language', 'LRL, text and blocks'],
      ['Pendant', '8.4 in, 1.1 kg, 10 m cable, hot-plug'],
      ['Simulation', 'Layout tool included, 1 seat'],
      ['Program memory', '8 GB'],
    ]),
    group('Interfaces', [
      ['Fieldbus', 'EtherCAT, PROFINET, EtherNet/IP'],
      ['Above the line', 'OPC UA, MQTT'],
      ['Digital points', '32 + 32, 24 V DC'],
      ['Encoder inputs for belts', '4'],
    ]),
    group('Safety', [
      ['Performance level', 'PL d, Cat. 3; emergency stop PL e'],
      ['Safe inputs / outputs', '16 / 8, dual channel'],
      ['Safe protocols', 'FSoE, PROFIsafe'],
      ['Stops', 'Category 0 and 1, IEC 60204-1'],
    ]),
    group('Electrical and mechanics', [
      ['Supply', '3 × 380 to 480 V AC, 1 × 200 to 240 V for small arms'],
      ['Connected load', '≤ 13 kVA'],
      ['Width × height × depth', '560 × 820 × 520 mm'],
      ['Weight', '96 kg'],
      ['Protection', 'IP54, fan outside the sealed room'],
      ['Operating temperature', '0 to 45 °C'],
    ]),
  ],
  has_brochure: true,
};
