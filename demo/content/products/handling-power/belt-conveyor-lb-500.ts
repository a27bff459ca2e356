import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lb500: Product = {
  name: 'Belt Conveyor LB-500',
  slug: 'belt-conveyor-lb-500',
  model: 'LB-500',
  category: 'handling-power',
  price: 52_300_000,
  sort_order: 350,
  is_featured: false,
  short_description: html`<p>Modules of 1 to 6 m that couple in four minutes. 500 mm belt, 50 kg a metre, drive in the middle.</p>`,
  description: html`
    <p>The LB-500 brings cartons to the robot and away again. It comes as a module with legs, guides, belt, motor and inverter; a locking
    pin and one plug join it to the next. Price and figures are for the module of 3 m.</p>
    <h3>One plug</h3>
    <p>Power, network and emergency stop pass from module to module in one hybrid plug. The inverter sits on the frame and is found by the
    controller in the order of the line, without addresses to set.</p>
    <h3>Easy to look after</h3>
    <ul>
      <li>A new belt goes on without taking the frame apart: two screws, side plate off, eight minutes.</li>
      <li>Crowned rollers keep the belt in its track; the ends stay tight by springs.</li>
      <li>Gaps at the rollers below 5 mm or covered, as EN 619 wants it.</li>
    </ul>
    <h3>Stop where you say</h3>
    <p>At 0.5 m/s a carton stops within 4 mm of its mark with the light barrier LS-P40. For a robot that picks from the moving belt, an
    encoder with 0.1 mm a pulse is built into the tail roller.</p>`,
  pictures: picturesOf('conveyor'),
  specifications: [
    group('Performance', [
      ['Load, distributed', '50 kg/m'],
      ['Speed', '0.05 to 1.2 m/s'],
      ['Belt width', '500 mm'],
      ['Module length', '1 to 6 m'],
    ]),
    group('Belt', [
      ['Material', 'PVC, 2 layers, anti-static'],
      ['Thickness', '2.4 mm'],
      ['Friction coefficient', '0.3 to steel'],
      ['Food version', 'PU, EC 1935/2004 and FDA'],
    ]),
    group('Drive', [
      ['Motor', '0.55 kW, IE4, in the middle'],
      ['Inverter', 'On the frame, safe torque off'],
      ['Encoder', '0.1 mm per pulse, in the tail roller'],
      ['Position of a stop at 0.5 m/s', '±4 mm'],
    ]),
    group('Mechanics', [
      ['Height of the belt', '650 to 950 mm'],
      ['Roller diameter, drive / ends', '89 mm / 50 mm'],
      ['Frame', 'Aluminium profile, 120 × 40 mm'],
      ['Weight of 3 m', '118 kg'],
    ]),
    group('Electrical and environment', [
      ['Supply', '3 × 380 to 480 V AC'],
      ['Network', 'EtherCAT or PROFINET'],
      ['Protection', 'IP54'],
      ['Operating temperature', '0 to 45 °C'],
      ['Sound level', '≤ 60 dB(A)'],
    ]),
  ],
  has_brochure: true,
};
