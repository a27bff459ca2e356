import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lzD2: Product = {
  name: 'Safety Door Switch LZ-D2',
  slug: 'safety-door-switch-lz-d2',
  model: 'LZ-D2-RFID',
  category: 'machine-safety',
  price: 3_850_000,
  sort_order: 280,
  is_featured: false,
  short_description: html`<p>Guard locking with a coded RFID key: holds with 2,500 N, 30 doors on one pair of wires, PL e.</p>`,
  description: html`
    <p>The LZ-D2 keeps a door shut until the machine stands still, and knows its own key. The actuator carries an RFID code that has been
    read in once; a spare key in someone's pocket or a screwdriver does not open it.</p>
    <h3>Coded high after ISO 14119</h3>
    <p>Bypassing a switch is the commonest cause of accidents at guards. A switch of type 4 with a high coding level may be mounted in
    view and without a cover, and the standard then asks for no further measure against defeating.</p>
    <h3>Thirty doors, two wires</h3>
    <ul>
      <li>The OSSD pair runs from switch to switch and each tests it: PL e stays PL e however many doors.</li>
      <li>Each switch reports door, bolt and fault over a diagnostic line, with its place in the row.</li>
      <li>Response time 60 ms for the first switch and 10 ms for each one more.</li>
    </ul>
    <h3>Locked by spring or by current</h3>
    <p>Spring-locked for machines that run down for long; current-locked where a person might be shut in. Both have an auxiliary release
    at the front and may be had with an escape release at the back, which opens without tool and without power.</p>`,
  pictures: picturesOf('door-switch'),
  specifications: [
    group('Function', [
      ['Holding force', '2,500 N'],
      ['Performance level', 'PL e, Cat. 4'],
      ['Coding', 'RFID, high'],
      ['Response time', '60 ms'],
      ['Switches in a row', '≤ 30'],
      ['Standards', 'ISO 13849-1, ISO 14119 type 4'],
    ]),
    group('Guard locking', [
      ['Principle', 'Spring or current, by article'],
      ['Solenoid', '24 V DC, 6 W, duty 100 %'],
      ['Misalignment of the door', '±5 mm'],
      ['Latching force, unlocked', '50 N'],
      ['Release', 'Auxiliary; escape release as an option'],
    ]),
    group('Electrical', [
      ['Supply', '24 V DC −15/+10 %'],
      ['Outputs', '2 × OSSD, 0.25 A; 1 diagnostic'],
      ['Connection', 'M12, 8-pin'],
      ['PFH', '5.2 × 10⁻¹⁰ 1/h'],
    ]),
    group('Mechanics and environment', [
      ['Width × height × depth', '40 × 180 × 45 mm'],
      ['Weight', '0.42 kg'],
      ['Protection', 'IP67, IP69'],
      ['Operating temperature', '−20 to 55 °C'],
      ['Mechanical life', '2 million doors'],
    ]),
    single('Delivery time', 'From stock'),
  ],
  has_brochure: true,
};
