import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lg2: Product = {
  name: 'Electric Gripper LG2',
  slug: 'electric-gripper-lg2',
  model: 'LG2-140',
  category: 'collaborative-robots',
  price: 46_800_000,
  sort_order: 100,
  is_featured: false,
  short_description: html`<p>140 mm stroke, force from 20 to 235 N, set in software. One cable, no air.</p>`,
  description: html`
    <p>The LG2 takes an egg and then a casting, without a change of jaws and without compressed air. Position, speed and force are three
    numbers in the robot program, and the gripper answers with what it found: the width of the part and whether it slipped.</p>
    <h3>Measures while it holds</h3>
    <p>The jaws report their distance to a tenth of a millimetre. That is enough to tell a bearing of 35 mm from one of 36 mm, or to notice
    that a part is missing, without a sensor more.</p>
    <h3>Holds without power</h3>
    <ul>
      <li>A self-locking spindle keeps the part after an emergency stop and after a power cut.</li>
      <li>Jaws are held by two screws; drawings for your own are part of the delivery.</li>
      <li>Rounded covers, no gap wider than 4 mm, for work beside people.</li>
    </ul>
    <h3>How much it may lift</h3>
    <p>By friction, with steel jaws and a safety factor of two, 235 N hold 2.3 kg at rest and about half of that in a fast move. With jaws
    that follow the shape of the part it is 5 kg. <a href="/news/choosing-a-gripper">The calculation</a> takes five minutes.</p>`,
  pictures: picturesOf('gripper-electric'),
  specifications: [
    group('Performance', [
      ['Stroke', '140 mm'],
      ['Gripping force', '20 to 235 N'],
      ['Part weight, grip / form', '2.3 kg / 5 kg'],
      ['Closing time, full stroke', '0.9 s'],
      ['Position feedback', '0.1 mm'],
    ]),
    group('Mechanics', [
      ['Weight', '1.1 kg'],
      ['Flange', 'ISO 9409-1-50-4-M6'],
      ['Height with jaws closed', '233 mm'],
      ['Jaw speed', '20 to 150 mm/s'],
      ['Holding without power', 'Self-locking spindle'],
    ]),
    group('Electrical', [
      ['Supply', '24 V DC ±10 %'],
      ['Current, moving / peak', '0.6 A / 1.8 A'],
      ['Interface', 'RS-485 Modbus RTU, 2 digital inputs, 2 digital outputs'],
      ['Connector', 'M8, 8-pin'],
    ]),
    group('Environment', [
      ['Protection', 'IP54'],
      ['Operating temperature', '0 to 50 °C'],
      ['Service life', '10 million cycles'],
      ['Sound level', '≤ 55 dB(A)'],
    ]),
    single('Delivery time', 'From stock'),
  ],
  has_brochure: true,
};
