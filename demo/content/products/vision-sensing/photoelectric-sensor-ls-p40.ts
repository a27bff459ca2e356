import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lsP40: Product = {
  name: 'Photoelectric Sensor LS-P40',
  slug: 'photoelectric-sensor-ls-p40',
  model: 'LS-P40',
  category: 'vision-sensing',
  price: 1_380_000,
  sort_order: 320,
  is_featured: false,
  short_description: html`<p>6 m retro-reflective, clear-object detection, IO-Link. The price includes the reflector.</p>`,
  description: html`
    <p>The LS-P40 looks at a reflector and notices what comes between, even when it is a PET bottle that takes only eight percent of the
    light. Polarised light keeps it from taking a shiny tin for the reflector.</p>
    <h3>Clear objects</h3>
    <p>The sensor follows the slow loss of light by dust on its own reflector and moves its threshold with it. Set once with the empty belt,
    it holds for weeks where a fixed threshold fails in days.</p>
    <h3>Two ways to set it</h3>
    <ul>
      <li>One key: press it for two seconds with the belt empty, done.</li>
      <li>IO-Link: threshold, hysteresis, delays and a counter; contamination and temperature come back as numbers.</li>
      <li>Antivalent outputs, so that a broken wire is noticed.</li>
    </ul>
    <h3>Mounting</h3>
    <p>Two M4 holes 25.4 mm apart fit the usual brackets. Tilt it by ten degrees against shiny parts, and keep 100 mm away from the
    reflector, where the optics have their blind zone.</p>`,
  pictures: picturesOf('photoelectric-sensor'),
  specifications: [
    group('Performance', [
      ['Range', '0.1 to 6 m'],
      ['Switching frequency', '1.5 kHz'],
      ['Clear objects from', '8 % attenuation'],
      ['Light, polarised', 'Red, 635 nm'],
    ]),
    group('Electrical', [
      ['Supply', '10 to 30 V DC'],
      ['Current without load', '22 mA'],
      ['Outputs', '2 push-pull, 100 mA, antivalent'],
      ['Interface', 'IO-Link 1.1, COM2, IEC 61131-9'],
      ['Response time', '0.33 ms'],
    ]),
    group('Mechanics and environment', [
      ['Width × height × depth', '15 × 48 × 38 mm'],
      ['Weight', '42 g'],
      ['Connection', 'M12, 4-pin'],
      ['Protection', 'IP67, IP69K'],
      ['Operating temperature', '−30 to 60 °C'],
    ]),
    single('Reflector', '60 × 40 mm, included'),
    single('Customs tariff code', '8536.50.99'),
    single('Delivery time', 'From stock'),
  ],
  has_brochure: false,
};
