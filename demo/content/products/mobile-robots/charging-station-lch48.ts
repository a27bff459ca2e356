import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lch48: Product = {
  name: 'Charging Station LCH48',
  slug: 'charging-station-lch48',
  model: 'LCH48-100',
  category: 'mobile-robots',
  price: 38_400_000,
  sort_order: 150,
  is_featured: false,
  short_description: html`<p>100 A at 48 V for every vehicle of the family: drive up, charge for ten minutes, drive on.</p>`,
  description: html`
    <p>The LCH48 charges between two jobs. The vehicle docks with its contacts on the spring-loaded rails, both sides agree on battery type
    and temperature, and only then is there voltage on the copper. Nobody has to be there.</p>
    <h3>How many stations a fleet needs</h3>
    <p>Rule of thumb: one station for four carriers or three tuggers that work two shifts. A carrier LM600 uses 7 A on average over
    the day. A station that is busy half of the time gives 50 A, which is seven carriers on paper, and four once queues, breaks and
    ageing batteries are taken into account.</p>
    <h3>Kind to battery and mains</h3>
    <ul>
      <li>Current falls off before 80 % and below 5 °C, as lithium iron phosphate cells like it.</li>
      <li>Power factor 0.99, harmonic current below 5 %, start without a surge.</li>
      <li>A limit from the energy manager is followed within a second, for plants that pay for peaks.</li>
    </ul>
    <h3>Where to put it</h3>
    <p>Against a wall, with 1.5 m of free floor in front and nothing that burns within half a metre. It is bolted with four anchors M10
    and levelled to ±5 mm.</p>`,
  pictures: picturesOf('charging-station'),
  specifications: [
    group('Output', [
      ['Charging current', '≤ 100 A'],
      ['Voltage', '40 to 58.4 V DC'],
      ['Power', '5.2 kW'],
      ['Efficiency', '94 %'],
      ['Batteries', 'Lithium iron phosphate, 16 cells'],
    ]),
    group('Docking', [
      ['Tolerance sideways', '±15 mm'],
      ['Tolerance in height', '±10 mm'],
      ['Contacts', 'Copper, silver plated, 100,000 dockings'],
      ['Communication', 'Infrared and CAN'],
    ]),
    group('Supply', [
      ['Mains', '3 × 380 to 480 V AC, 50/60 Hz'],
      ['Current', '≤ 9 A'],
      ['Power factor', '0.99'],
      ['Standby', '8 W'],
    ]),
    group('Mechanics and environment', [
      ['Width × depth × height', '520 × 260 × 740 mm'],
      ['Weight', '46 kg'],
      ['Protection', 'IP41'],
      ['Operating temperature', '0 to 45 °C'],
    ]),
  ],
  has_brochure: true,
};
