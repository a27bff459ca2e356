import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const la80: Product = {
  name: 'Linear Axis LA80',
  slug: 'linear-axis-la80',
  model: 'LA80-1200',
  category: 'drives-motion',
  price: 33_400_000,
  sort_order: 240,
  is_featured: false,
  short_description: html`<p>1,200 mm of travel, 5 m/s, repeats to 0.02 mm. Belt drive, two rails, motor in any of four positions.</p>`,
  description: html`
    <p>The LA80 moves a gripper from one belt to the next, or three of them build a gantry. A steel-reinforced belt pulls the carriage on
    two ground rails inside an aluminium profile of 80 mm; a steel band closes the slot.</p>
    <h3>What repeats and what is accurate</h3>
    <p>The axis comes back to the same place within 0.02 mm. Between two places it may be 0.3 mm per metre off, because a belt is a belt.
    Who needs both takes the absolute scale LAS, which brings the error to 0.03 mm per metre.</p>
    <h3>Moments decide the life</h3>
    <ul>
      <li>Rated for 20,000 km at the moments in the table; half the moment gives eight times the way.</li>
      <li>Two carriages on one axis take twice the moment about the cross axis.</li>
      <li>Grease by two nipples at the carriage every 2,500 km, or by a cartridge once a year.</li>
    </ul>
    <h3>Comes as a unit</h3>
    <p>With motor <a href="/products/servo-motor-lm4">LM4</a>, coupling and drive data ready set, or with an adapter for the motor you
    have. Travel from 100 to 5,500 mm in steps of one millimetre at the same delivery time.</p>`,
  pictures: picturesOf('linear-axis'),
  specifications: [
    group('Performance', [
      ['Travel', '1,200 mm'],
      ['Speed', '5 m/s'],
      ['Repeatability', '±0.02 mm'],
      ['Acceleration', '≤ 30 m/s²'],
      ['Driving force', '780 N'],
    ]),
    group('Load on the carriage', [
      ['Force Fy / Fz', '2,800 N / 3,600 N'],
      ['Moment Mx', '85 Nm'],
      ['Moment My, Mz', '230 Nm'],
      ['Life at these values', '20,000 km'],
    ]),
    group('Drive', [
      ['Belt', '32 mm AT5, steel cords'],
      ['Travel per turn', '150 mm'],
      ['Torque without load', '1.2 Nm'],
      ['Motor interface', 'Left, right, front or back, hollow shaft'],
    ]),
    group('Mechanics and environment', [
      ['Profile', '80 × 80 mm'],
      ['Length over all', '1,640 mm'],
      ['Weight / per metre more', '14.8 kg / 8.1 kg'],
      ['Straightness', '0.1 mm/m'],
      ['Protection', 'IP40, IP54 with purge air'],
      ['Operating temperature', '0 to 60 °C'],
    ]),
  ],
  has_brochure: true,
};
