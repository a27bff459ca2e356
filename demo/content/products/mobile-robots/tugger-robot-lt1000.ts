import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lt1000: Product = {
  name: 'Tugger Robot LT1000',
  slug: 'tugger-robot-lt1000',
  model: 'LT1000',
  category: 'mobile-robots',
  price: null,
  sort_order: 140,
  is_featured: false,
  short_description: html`<p>Pulls a train of carts up to 1,000 kg along the line, couples and uncouples without a hand.</p>`,
  description: html`
    <p>The LT1000 runs the milk round: full boxes out, empty boxes back, every twenty minutes, day and night. It pulls up to four carts
    that steer behind it, so the train takes a corner in an aisle of 2.6 metres.</p>
    <h3>Couples by itself</h3>
    <p>The hook finds the drawbar with a camera and a centring cone, takes weight off it with 40 mm of stroke and checks the pull before
    the train starts. Carts you already own get a bar that is welded on in half an hour.</p>
    <h3>A train needs room to stop</h3>
    <ul>
      <li>The safety fields know the load: empty, one to four carts, wet floor.</li>
      <li>Side scanners watch the carts in a bend, where the inner wheel cuts the corner.</li>
      <li>Braked carts are needed above 1,000 kg or 3 % gradient.</li>
    </ul>
    <h3>Works to a timetable or on call</h3>
    <p>Stops, times and priorities come from the fleet manager; a call button or the line's controller may ask for an extra round over
    OPC UA or VDA 5050. Each round leaves its times behind, so that you see where the train waits.</p>`,
  pictures: picturesOf('amr-tugger'),
  specifications: [
    group('Performance', [
      ['Train weight', '1,000 kg'],
      ['Speed', '1.6 m/s'],
      ['Carts', '1 to 4'],
      ['Running time', '9 h'],
      ['Pull at the hook, lasting / peak', '250 N / 900 N'],
    ]),
    group('Driving', [
      ['Navigation', 'Contour, optional line'],
      ['Aisle with four carts', '≥ 2,600 mm'],
      ['Turning radius', '1,150 mm'],
      ['Gradient, 1,000 kg', '≤ 3 %'],
      ['Coupling stroke', '40 mm'],
    ]),
    group('Safety', [
      ['Standard', 'ISO 3691-4, ISO 13849-1 PL d'],
      ['Scanners', '270° in front, 2 at the sides'],
      ['Stopping distance, full train', '≤ 1.9 m'],
    ]),
    group('Mechanics and battery', [
      ['Length × width × height', '1,320 × 680 × 980 mm'],
      ['Weight with battery', '310 kg'],
      ['Battery', 'Lithium iron phosphate, 48 V, 120 Ah'],
      ['Charging, 10 to 80 %', '60 min'],
      ['Protection', 'IP54'],
      ['Operating temperature', '0 to 45 °C'],
    ]),
    single('Fleet interface', 'VDA 5050'),
    single('Delivery time', '10 weeks'),
  ],
  has_brochure: true,
};
