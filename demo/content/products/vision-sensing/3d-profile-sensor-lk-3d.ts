import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lk3d: Product = {
  name: '3D Profile Sensor LK-3D',
  slug: '3d-profile-sensor-lk-3d',
  model: 'LK-3D-240',
  category: 'vision-sensing',
  price: 127_500_000,
  sort_order: 310,
  is_featured: false,
  short_description: html`<p>A laser line of 240 mm, 3,200 points, 5,000 profiles a second. Measures height, gap, bead and volume.</p>`,
  description: html`
    <p>The LK-3D throws a line of blue light across the part and looks at it from the side. Where the part is higher, the line is bent;
    from the bend comes the height, to a few micrometres, 5,000 times a second. Move the part below, and the profiles make a body.</p>
    <h3>Questions it answers</h3>
    <ul>
      <li>Is the bead of glue unbroken, wide and high enough, all the way round?</li>
      <li>Do the edges of two sheets stand flush, and how wide is the gap?</li>
      <li>Where does the next sack lie on the pallet, and how is it turned?</li>
    </ul>
    <h3>What to believe</h3>
    <p>Repeatability in height is 3 µm on a matt surface, averaged over a line. Linearity is 0.02 % of the range, so 24 µm over
    120 mm. Shine, deep holes and steep flanks lose points: beyond 75 degrees the camera no longer sees the line. Two sensors, turned to
    each other, fill the shadow and answer as one.</p>
    <h3>Thinks inside</h3>
    <p>Forty measuring tools run in the head and give numbers to the controller, or a point cloud to a robot. Hand-eye calibration
    with our arms takes a ball, a stand and ten minutes.</p>`,
  pictures: picturesOf('camera-3d'),
  specifications: [
    group('Performance', [
      ['Width of field, near / far', '160 mm / 240 mm'],
      ['Measuring range in height', '120 mm'],
      ['Repeatability in height', '3 µm'],
      ['Profile rate', '5,000 Hz'],
    ]),
    group('Measurement', [
      ['Points per profile', '3,200'],
      ['Distance of points', '0.05 to 0.075 mm'],
      ['Linearity', '±0.02 % of range'],
      ['Stand-off', '190 mm'],
    ]),
    group('Light', [
      ['Laser', '405 nm, class 2M, IEC 60825-1'],
      ['Line thickness', '0.09 mm'],
      ['Ambient light', '≤ 10,000 lux'],
    ]),
    group('Interfaces', [
      ['Network', '1 Gbit/s, GigE Vision, PROFINET, OPC UA'],
      ['Encoder', 'RS-422, 3 channels'],
      ['Outputs', '4 digital, 24 V'],
      ['Synchronised sensors', '≤ 8'],
    ]),
    group('Mechanics and environment', [
      ['Width × height × depth', '150 × 112 × 52 mm'],
      ['Weight', '1.1 kg'],
      ['Supply', '24 V DC, 18 W'],
      ['Protection', 'IP67'],
      ['Operating temperature', '0 to 45 °C'],
    ]),
    single('Delivery time', '3 weeks'),
    single('Calibration', 'Certificate included, again every 24 months'),
  ],
  has_brochure: true,
};
