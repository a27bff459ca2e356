import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lz270: Product = {
  name: 'Safety Laser Scanner LZ270',
  slug: 'safety-laser-scanner-lz270',
  model: 'LZ270-5',
  category: 'machine-safety',
  price: 58_600_000,
  sort_order: 250,
  is_featured: true,
  short_description: html`<p>270 degrees, 5.5 m protective field, 128 field sets. For vehicles and for the floor in front of a cell.</p>`,
  description: html`
    <p>The LZ270 watches a plane above the floor and stops the machine when a leg enters it. It sees around the corner of a vehicle or a
    press, and it can change its field from one scan to the next: large at speed, small at the docking place.</p>
    <h3>128 fields, set in the hall</h3>
    <p>Draw the fields on the plan, walk along their edge and correct them on the tablet. The scanner keeps the plan, the date and the
    name of who approved it; the print-out goes into the machine's file.</p>
    <h3>Dust is not a person</h3>
    <ul>
      <li>Several echoes of each pulse are measured, so that mist and swarf do not stop the line.</li>
      <li>A dirty window warns a shift before it switches off; the window is changed in ten minutes and set by itself.</li>
      <li>Up to four scanners see each other without being disturbed.</li>
    </ul>
    <h3>How far away</h3>
    <p>With 70 mm resolution at 300 mm height the reach distance of ISO 13855 is 1,200 − 0.4 × 300 = 1,080 mm. With 62 ms in the scanner
    and 300 ms in the machine: 1,600 × 0.362 + 1,080 = 1,659 mm, plus 100 mm measuring tolerance of the scanner.</p>`,
  pictures: picturesOf('safety-scanner'),
  specifications: [
    group('Protective field', [
      ['Radius', '5.5 m'],
      ['Angle', '270°'],
      ['Field sets', '128'],
      ['Response time', '62 ms'],
      ['Resolution', '30, 50, 70 or 150 mm'],
    ]),
    group('Measurement', [
      ['Warning field', '40 m'],
      ['Angular resolution', '0.1°'],
      ['Scan time', '30 ms'],
      ['Tolerance of the protective field', '100 mm'],
      ['Laser', '905 nm, class 1, IEC 60825-1'],
    ]),
    group('Safety', [
      ['Type', '3, IEC 61496-3'],
      ['Performance level', 'PL d, Cat. 3, ISO 13849-1'],
      ['Integrity level', 'SIL 2, IEC 61508'],
      ['PFH', '8.0 × 10⁻⁸ 1/h'],
      ['Outputs', '3 pairs OSSD, FSoE, PROFIsafe'],
    ]),
    group('Electrical', [
      ['Supply', '24 V DC −30/+20 %'],
      ['Consumption', '7 W, with outputs 50 W'],
      ['Connection', 'M12, 17-pin; Ethernet M12 X-coded'],
    ]),
    group('Mechanics and environment', [
      ['Width × depth × height', '112 × 111 × 150 mm'],
      ['Weight', '1.4 kg'],
      ['Protection', 'IP65'],
      ['Operating temperature', '−10 to 50 °C'],
      ['Vibration', 'IEC 60068-2-6, 5 g'],
    ]),
  ],
  has_brochure: true,
};
