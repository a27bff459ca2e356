import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const le3: Product = {
  name: 'Energy Meter LE3',
  slug: 'energy-meter-le3',
  model: 'LE3-630',
  category: 'handling-power',
  price: 6_900_000,
  sort_order: 360,
  is_featured: false,
  short_description: html`<p>Class 0.5, harmonics to the 63rd, Modbus and a web page. With split-core transformers for 630 A.</p>`,
  description: html`
    <p>The LE3 shows what a line draws and when. It measures voltage and current of three phases 10,240 times a second and makes of it
    what is on the bill: energy, peak in fifteen minutes, reactive power; and what is not: harmonics, dips and starts.</p>
    <h3>Put in without a shutdown</h3>
    <p>The transformers open like a watch strap and close around the cable. They give 333 mV instead of an ampere, so that an open
    secondary is no danger. Voltage is tapped by four wires behind a 1 A fuse.</p>
    <h3>Numbers that mean something</h3>
    <ul>
      <li>Energy per part: a counting input takes the pulse of the machine.</li>
      <li>Standby found by itself: the meter marks the hours with power and no parts.</li>
      <li>Peak warning three minutes ahead, with a contact that can switch off a heater.</li>
    </ul>
    <h3>Fit for ISO 50001</h3>
    <p>Values of one minute are kept for thirteen months and leave by Modbus TCP, MQTT or as a table from the web page. What
    twelve of them found in a moulding shop is told in <a href="/news/where-the-idle-kilowatts-go">Where the idle kilowatts go</a>.</p>`,
  pictures: picturesOf('energy-meter'),
  specifications: [
    group('Measurement', [
      ['Accuracy, active energy', 'Class 0.5'],
      ['Current', '630 A'],
      ['Harmonics', 'To the 63rd'],
      ['Sampling', '10,240 Hz'],
      ['Standard', 'IEC 61557-12'],
    ]),
    group('Inputs', [
      ['Voltage', '3 × 57 to 400 V AC to neutral, CAT III'],
      ['Transformers', '3 × split core, 333 mV, window 36 mm'],
      ['Frequency', '45 to 65 Hz'],
      ['Pulse input', '2 × 24 V DC'],
    ]),
    group('Recording', [
      ['Interval', '1 s to 60 min'],
      ['Memory', '13 months at 1 min'],
      ['Events', 'Dips, swells, starts: IEC 61000-4-30 class S'],
      ['Clock', 'NTP, 7 days without supply'],
    ]),
    group('Interfaces', [
      ['Ethernet', 'Modbus TCP, MQTT, web page'],
      ['Serial', 'RS-485, Modbus RTU'],
      ['Outputs', '2 relays, 2 A, 250 V AC'],
    ]),
    group('Mechanics and environment', [
      ['Front', '96 × 96 mm'],
      ['Depth', '78 mm'],
      ['Supply', '85 to 264 V AC or 24 V DC, 5 W'],
      ['Protection, front / back', 'IP54 / IP20'],
      ['Operating temperature', '−10 to 55 °C'],
    ]),
  ],
  has_brochure: true,
};
