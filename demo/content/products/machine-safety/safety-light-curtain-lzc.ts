import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lzc: Product = {
  name: 'Safety Light Curtain LZC',
  slug: 'safety-light-curtain-lzc',
  model: 'LZC-14-900',
  category: 'machine-safety',
  price: 24_900_000,
  sort_order: 260,
  is_featured: false,
  short_description: html`<p>Type 4, 14 mm resolution, 900 mm protected height. Sees a finger, and shows its own response time.</p>`,
  description: html`
    <p>The LZC is the open door of a press or an assembly station: parts pass, fingers stop the machine. A beam every 7 mm over a height
    of 900 mm, from the first to the last millimetre of the profile, so that there is no blind end to be fenced off.</p>
    <h3>Two profiles, one screw each</h3>
    <p>Sender and receiver find each other by light, without a wire between. Bars of light show how well they are aligned; four out of five
    are enough. A profile can be turned by 15 degrees in its holder and stays where it is put.</p>
    <h3>Lets the part in</h3>
    <ul>
      <li>Blanking: a fixed table or a moving sheet of up to three beams is masked; the resolution then shown is the true one.</li>
      <li>Muting with two or four sensors for pallets, with time limits after IEC 62046.</li>
      <li>Cascade of three pairs for table, front and side on one pair of outputs.</li>
    </ul>
    <h3>Distance printed on the bar</h3>
    <p>The display gives the response time with the blanking that is set: 13 ms for the pair as delivered. That is the figure for
    <a href="/news/how-far-from-the-light-curtain">the calculation after ISO 13855</a>; there is no table to look it up in.</p>`,
  pictures: picturesOf('light-curtain'),
  specifications: [
    group('Protective field', [
      ['Resolution', '14 mm'],
      ['Protected height', '900 mm'],
      ['Range', '0.3 to 10 m'],
      ['Response time', '13 ms'],
    ]),
    group('Safety', [
      ['Type', '4, IEC 61496-1 and -2'],
      ['Performance level', 'PL e, Cat. 4, ISO 13849-1'],
      ['Integrity level', 'SIL 3, IEC 61508'],
      ['PFH', '5.1 × 10⁻⁹ 1/h'],
      ['Mission time', '20 years'],
    ]),
    group('Functions', [
      ['Outputs', '2 × OSSD, 24 V, 0.5 A'],
      ['Restart interlock', 'Automatic or manual'],
      ['Blanking', 'Fixed and floating, ≤ 3 beams'],
      ['Muting', '2 or 4 sensors, IEC 62046'],
      ['Beam coding', '3 codes'],
    ]),
    group('Electrical', [
      ['Supply', '24 V DC ±20 %'],
      ['Consumption, sender / receiver', '2.5 W / 4 W'],
      ['Connection', 'M12, 5-pin / 8-pin'],
      ['Wavelength', '850 nm'],
    ]),
    group('Mechanics and environment', [
      ['Profile', '31 × 33 mm'],
      ['Length', '908 mm'],
      ['Weight, pair', '2.2 kg'],
      ['Protection', 'IP65, IP69K in a tube'],
      ['Operating temperature', '−30 to 55 °C'],
    ]),
  ],
  has_brochure: true,
};
