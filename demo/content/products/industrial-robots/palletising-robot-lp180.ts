import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lp180: Product = {
  name: 'Palletising Robot LP180',
  slug: 'palletising-robot-lp180',
  model: 'LP180-3150',
  category: 'industrial-robots',
  price: 1_040_000_000,
  sort_order: 60,
  is_featured: false,
  short_description: html`<p>Four axes, 1,200 cycles an hour, stacks to 2.6 m. Bags, cartons and crates up to 180 kg a grip.</p>`,
  description: html`
    <p>The LP180 stacks what comes off the end of a line: rice bags, cartons, crates and whole layers. A parallel linkage keeps the flange
    level by itself, so two axes and two motors are saved, and with them a third of the moving mass.</p>
    <h3>1,200 cycles an hour</h3>
    <p>The figure holds for 400 mm up, 2,000 mm across and back with 60 kg. With 180 kg and a full stack count on 850. A gripper that takes
    two bags at once doubles the output long before a faster robot does.</p>
    <h3>Patterns without programming</h3>
    <ul>
      <li>Enter carton, pallet and overhang on the pendant: the controller proposes five layer patterns.</li>
      <li>Slip sheets, label to the outside and turned layers are ticks in a list.</li>
      <li>Up to four pallets and two infeeds around one arm.</li>
    </ul>
    <h3>Safety planned with it</h3>
    <p>Stopping times and distances in ISO 10218-1 form are part of the documents for loads of 33, 66 and 100 percent. They are what the
    <a href="/news/how-far-from-the-light-curtain">distance of the light curtain</a> is calculated from; measure them again on the
    finished cell.</p>`,
  pictures: picturesOf('palletiser'),
  specifications: [
    group('Performance', [
      ['Payload with gripper', '180 kg'],
      ['Reach', '3,150 mm'],
      ['Cycles at 60 kg', '1,200 per hour'],
      ['Stacking height', '2.6 m'],
      ['Repeatability', '±0.15 mm'],
    ]),
    group('Axes', [
      ['J1, turn', '±180°, 140 °/s'],
      ['J2, lower arm', '−46° to +90°, 115 °/s'],
      ['J3, upper arm', '−20° to +120°, 120 °/s'],
      ['J4, flange roll', '±360°, 310 °/s'],
    ]),
    group('Stopping, stop category 1, full load', [
      ['J1, catalogue value at 25 °C', '0.290 s, 21°'],
      ['J1, warm brakes after 8 hours', '0.385 s, 27°'],
      ['J2, warm brakes', '0.340 s, 18°'],
      ['J3, warm brakes', '0.310 s, 16°'],
    ]),
    group('Mechanics', [
      ['Weight', '1,290 kg'],
      ['Mounting', 'Floor or pedestal of 400 mm'],
      ['Footprint', '850 × 850 mm'],
      ['Wrist flange', 'ISO 9409-1-125-6-M10'],
      ['Moment of inertia at J4', '78 kg·m²'],
    ]),
    group('Electrical and environment', [
      ['Supply', '3 × 380 to 480 V AC'],
      ['Rated power', '6.8 kW'],
      ['Standby', '270 W'],
      ['Protection', 'IP54'],
      ['Operating temperature', '0 to 45 °C'],
    ]),
    single('Delivery time', '12 weeks'),
    single('Customs tariff code', '8428.70.00'),
  ],
  has_brochure: true,
};
