import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lq7: Product = {
  name: 'Frequency Inverter LQ7',
  slug: 'frequency-inverter-lq7',
  model: 'LQ7-7K5',
  category: 'drives-motion',
  price: 11_300_000,
  sort_order: 230,
  is_featured: false,
  short_description: html`<p>7.5 kW sensorless vector control for fans, pumps and conveyors. Seven parameters and it runs.</p>`,
  description: html`
    <p>The LQ7 turns asynchronous and permanent magnet motors at the speed the process needs. A fan at 80 % speed takes half of the power
    it takes at full speed, because power goes with the third power of speed: 0.8 × 0.8 × 0.8 = 0.51.</p>
    <h3>Seven numbers</h3>
    <p>Power, voltage, current, frequency and speed from the name plate, then the two ramps. The drive measures the winding itself. Pump
    and fan curves, a PID controller and a sleep function are there when they are wanted.</p>
    <h3>Torque from standstill</h3>
    <ul>
      <li>180 % of rated torque at 0.5 Hz without an encoder, for loaded belts and mixers.</li>
      <li>Catches a fan that is already turning, also backwards.</li>
      <li>Rides through a dip of the mains to 70 % for two seconds.</li>
    </ul>
    <h3>Good neighbour on the mains</h3>
    <p>A choke in the DC link brings the current distortion from about 90 % to 38 %. The filter meets IEC 61800-3, category C2, with up to
    50 m of shielded motor cable. Above that take an output choke.</p>`,
  pictures: picturesOf('vfd'),
  specifications: [
    group('Performance', [
      ['Rated power', '7.5 kW'],
      ['Output current, lasting / 60 s', '17 A / 25.5 A'],
      ['Output frequency', '0 to 599 Hz'],
      ['Torque at 0.5 Hz', '180 %'],
    ]),
    group('Control', [
      ['Methods', 'Sensorless vector, U/f, permanent magnet motors'],
      ['Speed accuracy', '±0.3 %'],
      ['Switching frequency', '2 to 16 kHz'],
      ['Analogue', '2 inputs, 1 output'],
      ['Digital', '6 inputs, 2 relays'],
      ['Fieldbus', 'Modbus RTU; EtherCAT or PROFINET as a card'],
    ]),
    group('Electrical', [
      ['Supply', '3 × 380 to 480 V AC ±10 %'],
      ['Efficiency class', 'IE2, IEC 61800-9-2'],
      ['Interference', 'IEC 61800-3, C2 with ≤ 50 m'],
      ['Safe torque off', 'SIL 3'],
    ]),
    group('Mechanics and environment', [
      ['Width × height × depth', '140 × 260 × 180 mm'],
      ['Weight', '4.2 kg'],
      ['Protection', 'IP20, IP55 variant'],
      ['Operating temperature', '−10 to 50 °C'],
    ]),
    single('Other powers', '0.75 to 90 kW'),
    single('Delivery time', 'From stock'),
  ],
  has_brochure: true,
};
