import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lv3: Product = {
  name: 'Servo Drive LV3',
  slug: 'servo-drive-lv3',
  model: 'LV3-2K0',
  category: 'drives-motion',
  price: 18_750_000,
  sort_order: 210,
  is_featured: true,
  short_description: html`<p>2 kW, EtherCAT at 125 µs, safe torque off to SIL 3. One cable to the motor.</p>`,
  description: html`
    <p>The LV3 closes its current loop every 31.25 µs and takes a new position from EtherCAT every 125 µs. For a shaft at 3,000 rpm that is
    a new set point every 2.25 degrees: fine enough for printing marks and flying cuts.</p>
    <h3>Finds its own tuning</h3>
    <p>With a motor <a href="/products/servo-motor-lm4">LM4</a> the drive reads the name plate from the encoder. Twenty seconds of
    small motions then measure inertia and resonance, and set the gains and up to four notch filters. Most axes never need a second look.</p>
    <h3>Safe functions on board</h3>
    <ul>
      <li>Safe torque off by two wires, SIL 3 after IEC 61800-5-2, PL e.</li>
      <li>With the safety module: safe stop 1 and 2, safe limited speed and safe direction over FSoE.</li>
      <li>Reaction time of safe torque off: 5 ms to a motor without torque. Add the time it takes to run down.</li>
    </ul>
    <h3>Room in the cabinet</h3>
    <p>Drives stand side by side without a gap and share their DC link over a bar in the front. A row of five needs one mains filter, one
    contactor and one brake resistor instead of five. Wiring the network is
    <a href="/news/wiring-a-servo-network">a subject of its own</a>.</p>`,
  pictures: picturesOf('servo-drive'),
  specifications: [
    group('Performance', [
      ['Rated power', '2 kW'],
      ['Current, rated / 3 s', '8.4 A / 25 A'],
      ['EtherCAT cycle', '125 µs'],
      ['Safe torque off', 'SIL 3, PL e'],
    ]),
    group('Control', [
      ['Current loop', '31.25 µs, bandwidth 3.2 kHz'],
      ['Speed loop bandwidth', '1.1 kHz'],
      ['Encoder', 'Single cable 24 bit, EnDat 2.2, Hiperface DSL'],
      ['Modes', 'CiA 402: CSP, CSV, CST, PP, homing'],
    ]),
    group('Electrical', [
      ['Supply', '3 × 200 to 480 V AC'],
      ['Control supply', '24 V DC, 0.8 A'],
      ['DC link', '560 V, shared by bar'],
      ['Brake resistor inside', '60 W lasting, 4 kW peak'],
      ['Efficiency at rated power', '97 %'],
    ]),
    group('Safety', [
      ['Function', 'STO, IEC 61800-5-2'],
      ['PFH', '2.1 × 10⁻⁹ 1/h'],
      ['Reaction time', '≤ 5 ms'],
    ]),
    group('Mechanics and environment', [
      ['Width × height × depth', '55 × 210 × 190 mm'],
      ['Weight', '1.9 kg'],
      ['Protection', 'IP20'],
      ['Operating temperature', '0 to 50 °C'],
      ['Altitude without derating', '≤ 1,000 m'],
    ]),
  ],
  has_brochure: true,
};
