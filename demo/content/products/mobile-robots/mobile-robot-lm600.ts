import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lm600: Product = {
  name: 'Mobile Robot LM600',
  slug: 'mobile-robot-lm600',
  model: 'LM600',
  category: 'mobile-robots',
  price: 498_000_000,
  sort_order: 120,
  is_featured: true,
  short_description: html`<p>Carries 600 kg, maps a hall in one walk and shares the aisle with people.</p>`,
  description: html`
    <p>The LM600 is a table on wheels that knows where it is. It drives under a rack or cart, lifts it by 60 mm and takes it to the next
    station, at walking pace and by the shortest free way. No wire, no tape, no reflector: it finds itself by walls, columns and racks.</p>
    <h3>One walk, one map</h3>
    <p>Push the robot through the hall once; a hall of 10,000 m² takes half an hour. Stations, one-way aisles and places where it should
    drive slowly are drawn into the map on the screen. If a rack moves, the map follows by itself.</p>
    <h3>Among people</h3>
    <ul>
      <li>Two safety scanners see all round at 200 mm above the floor; the field grows with speed and with the load.</li>
      <li>A 3D camera in front finds forks, overhanging pallets and feet.</li>
      <li>Built after ISO 3691-4, safe functions to PL d. Light along the edge shows where it will turn.</li>
    </ul>
    <h3>A shift on one charge</h3>
    <p>With 400 kg and half of the way empty, the battery lasts eight hours. Ten minutes at the
    <a href="/products/charging-station-lch48">Charging Station LCH48</a> bring seventy minutes more, so most fleets charge between jobs
    and never stand. How a fleet is counted shows <a href="/news/sixty-mobile-robots-in-karawang">the report from Karawang</a>.</p>`,
  pictures: picturesOf('amr'),
  specifications: [
    group('Performance', [
      ['Payload', '600 kg'],
      ['Speed', '1.8 m/s'],
      ['Docking accuracy', '±10 mm'],
      ['Running time with 400 kg', '8 h'],
      ['Lifting stroke', '60 mm'],
    ]),
    group('Driving', [
      ['Drive', 'Differential, two hub motors'],
      ['Turning circle', 'On the spot, 1,520 mm diameter'],
      ['Aisle, one way', '≥ 1,300 mm'],
      ['Gradient', '≤ 5 %'],
      ['Step / gap', '15 mm / 25 mm'],
    ]),
    group('Safety', [
      ['Standard', 'ISO 3691-4, ISO 13849-1 PL d'],
      ['Scanners', '2 × 270°, all round'],
      ['Stopping distance at 1.8 m/s, full load', '≤ 1.1 m'],
      ['Emergency stop', '4 buttons, wireless as an option'],
    ]),
    group('Battery', [
      ['Type', 'Lithium iron phosphate, 48 V, 60 Ah'],
      ['Charging, 10 to 80 %', '45 min'],
      ['Cycles', '3,500 to 80 % capacity'],
    ]),
    group('Mechanics and network', [
      ['Length × width × height', '1,240 × 760 × 310 mm'],
      ['Weight with battery', '178 kg'],
      ['Protection', 'IP42'],
      ['Operating temperature', '5 to 40 °C'],
      ['Network', 'Wi-Fi 6, private 5G as an option'],
      ['Fleet interface', 'VDA 5050'],
    ]),
    single('Warranty', '24 months, battery 36 months'),
  ],
  has_brochure: true,
};
