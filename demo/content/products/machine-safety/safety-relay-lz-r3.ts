import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lzR3: Product = {
  name: 'Safety Relay LZ-R3',
  slug: 'safety-relay-lz-r3',
  model: 'LZ-R3',
  category: 'machine-safety',
  price: 4_650_000,
  sort_order: 270,
  is_featured: false,
  short_description: html`<p>Emergency stop, gates and two-hand control to PL e, in 22.5 mm of rail. A knob instead of a program.</p>`,
  description: html`
    <p>The LZ-R3 does what most machines need: it watches one safety device and takes the power away when it speaks. A knob in the front,
    sealed by a lead, selects one of eight functions, and the terminals stay the same.</p>
    <h3>Eight functions</h3>
    <ul>
      <li>Emergency stop after ISO 13850, one or two channels.</li>
      <li>Gate with contacts, gate with RFID switch, light curtain with OSSD.</li>
      <li>Two-hand control, type III C after ISO 13851, 0.5 s apart.</li>
      <li>Safety mat, enabling device, standstill input.</li>
    </ul>
    <h3>Three contacts and a witness</h3>
    <p>Three forced-guided contacts switch 6 A, a fourth tells the controller. A crossed wire, a welded contact or a button that hangs is
    noticed at the next switching at the latest, and an LED blinks its number.</p>
    <h3>Time counts</h3>
    <p>From input to open contact 12 ms go by. Contactors after it add 15 to 40 ms. When the stop must be controlled, the variant LZ-R3T
    opens its second pair after 0 to 30 s: stop category 1 after IEC 60204-1.</p>`,
  pictures: picturesOf('safety-relay'),
  specifications: [
    group('Safety', [
      ['Performance level', 'PL e, Cat. 4'],
      ['Integrity level', 'SIL 3'],
      ['Release time', '12 ms'],
      ['Safe contacts', '3 NO, 6 A'],
      ['PFH', '1.3 × 10⁻⁹ 1/h'],
      ['Standards', 'ISO 13849-1, IEC 62061'],
    ]),
    group('Inputs', [
      ['Channels', '2, test pulsed'],
      ['Functions', '8, by knob'],
      ['Simultaneity', '0.5 s, 3 s or none'],
      ['Reset', 'Automatic, manual, watched'],
      ['Line resistance', '≤ 70 Ω'],
    ]),
    group('Outputs', [
      ['Load AC-15, 230 V', '4 A'],
      ['Load DC-13, 24 V', '5 A'],
      ['Signal', '1 NC and 2 semiconductor, 50 mA'],
      ['Switching cycles, mechanical', '10 million'],
    ]),
    group('Electrical and mechanics', [
      ['Supply', '24 V AC/DC, 2.4 W'],
      ['Width × height × depth', '22.5 × 112 × 115 mm'],
      ['Terminals', 'Pluggable, spring, 0.2 to 2.5 mm²'],
      ['Protection, housing / terminals', 'IP40 / IP20'],
      ['Operating temperature', '−25 to 60 °C'],
    ]),
    single('Proof test', 'Once a month for PL e, once a year for PL d'),
    single('Warranty', '36 months'),
  ],
  has_brochure: true,
};
