import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lf1400: Product = {
  name: 'Driverless Forklift LF1400',
  slug: 'driverless-forklift-lf1400',
  model: 'LF1400',
  category: 'mobile-robots',
  price: null,
  sort_order: 130,
  is_featured: false,
  short_description: html`<p>Moves pallets of 1,400 kg from line to rack and lifts to 1.6 m, in halls where people walk.</p>`,
  description: html`
    <p>The LF1400 fetches the full pallet from the end of the line, puts it into the second level of the rack and brings an empty one back.
    It finds the pockets with a 3D camera, even when the pallet stands 100 mm off and five degrees askew.</p>
    <h3>It looks before it lifts</h3>
    <p>Before the forks rise, the truck checks pallet, load and free place: a foil that hangs down, a broken board or a place that is
    already taken ends the job with a picture to the dispatcher, not with a crash.</p>
    <h3>Rules of the aisle</h3>
    <ul>
      <li>Gives way to people and to manual trucks; blue light on the floor four metres ahead.</li>
      <li>Doors, lifts and fire curtains are asked over the plant network and answered before it moves.</li>
      <li>At a fire alarm the whole fleet clears the escape routes in forty seconds and parks.</li>
    </ul>
    <h3>Sold with its layout</h3>
    <p>Price and number of trucks depend on the traffic. Send us the drawing of the hall and the moves per hour: within ten working days
    you have a simulation with travel times, waiting times and the number of chargers.</p>`,
  pictures: picturesOf('agv-forklift'),
  specifications: [
    group('Performance', [
      ['Load', '1,400 kg at 600 mm'],
      ['Lifting height', '1.6 m'],
      ['Speed, loaded / empty', '1.5 m/s / 1.7 m/s'],
      ['Pallet moves per hour at 60 m', '22'],
      ['Positioning at the rack', '±10 mm'],
    ]),
    group('Driving', [
      ['Navigation', 'Contour, 2 laser scanners and 3D camera'],
      ['Working aisle for pallets 1,200 × 800 mm', '2,450 mm'],
      ['Turning radius', '1,610 mm'],
      ['Gradient, loaded', '≤ 4 %'],
      ['Floor flatness', 'DIN 18202, table 3, row 4'],
    ]),
    group('Safety', [
      ['Standard', 'ISO 3691-4, ISO 13849-1 PL d'],
      ['Scanners', 'Front 270°, two rear 190°, mast curtain'],
      ['Stopping distance, full load', '≤ 1.4 m'],
      ['Fork sensors', 'Contact and distance at both tips'],
    ]),
    group('Mechanics and battery', [
      ['Length without load × width × height', '1,780 × 990 × 2,150 mm'],
      ['Forks', '1,150 × 180 × 60 mm'],
      ['Weight with battery', '1,260 kg'],
      ['Battery', 'Lithium iron phosphate, 48 V, 210 Ah'],
      ['Charging, 10 to 80 %', '90 min'],
    ]),
    group('Environment and network', [
      ['Protection', 'IP54'],
      ['Operating temperature', '0 to 45 °C'],
      ['Network', 'Wi-Fi 6'],
      ['Fleet interface', 'VDA 5050'],
    ]),
  ],
  has_brochure: true,
};
