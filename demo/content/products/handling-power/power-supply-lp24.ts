import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lp24: Product = {
  name: 'Power Supply LP24',
  slug: 'power-supply-lp24',
  model: 'LP24-20',
  category: 'handling-power',
  price: 3_250_000,
  sort_order: 380,
  is_featured: false,
  short_description: html`<p>24 V, 20 A, 95 % efficient, in 60 mm of rail. Gives 30 A for five seconds when a motor starts.</p>`,
  description: html`
    <p>The LP24 feeds a cabinet of 480 W and turns only 25 W of it into heat. At 60 mm width it leaves room for what earns money, and it
    starts at −40 °C as well as at 70.</p>
    <h3>Trips the breaker behind it</h3>
    <p>A short circuit must trip its own breaker and not bring down the cabinet. For 12 ms the LP24 gives 100 A: enough for the magnetic
    release of a C6 breaker at the end of 20 m of 2.5 mm² cable.</p>
    <h3>Says how it is</h3>
    <ul>
      <li>Output voltage, current and remaining life are on the display and on IO-Link.</li>
      <li>Warns at 90 % load and at 80 °C inside, by contact.</li>
      <li>Two in parallel share the load to within 5 %; with the module LPD they back each other up.</li>
    </ul>
    <h3>Life</h3>
    <p>The capacitors last 120,000 hours at 40 °C and full load. Ten degrees less doubles it: leave 40 mm of air above and below.</p>`,
  pictures: picturesOf('power-supply'),
  specifications: [
    group('Output', [
      ['Voltage', '24 V DC'],
      ['Current', '20 A'],
      ['Efficiency', '95 %'],
      ['Boost for 5 s', '30 A'],
      ['Adjustable', '23 to 28.5 V'],
    ]),
    group('Input', [
      ['Voltage', '100 to 240 V AC, 45 to 65 Hz'],
      ['Current at 230 V', '2.3 A'],
      ['Inrush current', '≤ 12 A'],
      ['Hold-up time', '32 ms'],
      ['Power factor', '0.98'],
    ]),
    group('Protection', [
      ['Short-circuit pulse', '100 A for 12 ms'],
      ['Overvoltage category', 'III, ≤ 2,000 m'],
      ['Ripple', '≤ 50 mV'],
      ['Standards', 'IEC 61010-2-201, IEC 61204-3'],
    ]),
    group('Mechanics and environment', [
      ['Width × height × depth', '60 × 124 × 117 mm'],
      ['Weight', '0.9 kg'],
      ['Operating temperature', '−40 to 70 °C, from 60 °C less 2.5 %/K'],
      ['Protection', 'IP20'],
    ]),
    single('Warranty', '60 months'),
    single('Delivery time', 'From stock'),
    single('Customs tariff code', '8504.40.90'),
  ],
  has_brochure: false,
};
