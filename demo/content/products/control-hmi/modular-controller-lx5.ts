import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lx5: Product = {
  name: 'Modular Controller LX5',
  slug: 'modular-controller-lx5',
  model: 'LX5-4100',
  category: 'control-hmi',
  price: 38_900_000,
  sort_order: 160,
  is_featured: true,
  short_description: html`<p>One millisecond for logic and 32 axes; cards change without tools, also while the controller runs.</p>`,
  description: html`
    <p>The LX5 runs a line: logic, servo axes, recipes and the connection to the plant, in one millisecond and on one rail. The
    price is for the processor LX5-4100 with power supply and end plate; up to 32 cards follow as the machine needs them.</p>
    <h3>Four cores, four tasks</h3>
    <p>Motion, logic, communication and the operator pages each have a core of their own. A browser that loads a trend does not make an
    axis stumble: the longest jitter of the motion task, measured over a week, is 4 µs.</p>
    <h3>For the maintenance shift</h3>
    <ul>
      <li>Terminals stay wired when a card is pulled; the new card takes its settings from the rail.</li>
      <li>The display names the faulty channel and its terminal in plain words, in Indonesian or English.</li>
      <li>Program, source and drawings are on the memory card in the front.</li>
    </ul>
    <h3>Languages and networks</h3>
    <p>Programs are written in the languages of IEC 61131-3, function blocks for motion follow PLCopen. EtherCAT for drives, PROFINET and
    Modbus TCP for neighbours, and an <a href="/news/opc-ua-on-every-controller">OPC UA server</a> for everything above.</p>`,
  pictures: picturesOf('plc-rack'),
  specifications: [
    group('Performance', [
      ['Cycle with 32 axes', '1 ms'],
      ['Time for 1,000 instructions', '3.2 µs'],
      ['Axes, synchronised', '32'],
      ['Cards on one rail', '32'],
    ]),
    group('Memory', [
      ['Program', '64 MB'],
      ['Data', '128 MB, 2 MB retained without battery'],
      ['Memory card', 'SD, 4 GB industrial'],
      ['Processor', '4 cores, 1.6 GHz, no fan'],
    ]),
    group('Interfaces', [
      ['EtherCAT', '1 × RJ45, main device, ≤ 512 subdevices'],
      ['Ethernet', '2 × RJ45, 1 Gbit/s, separate addresses'],
      ['Protocols', 'PROFINET, Modbus TCP, OPC UA, MQTT, NTP'],
      ['USB', '1 × type C for service'],
    ]),
    group('Programming', [
      ['Languages', 'IEC 61131-3: ST, LD, FBD, SFC'],
      ['Motion', 'PLCopen parts 1 and 4'],
      ['Changes while running', 'Yes, program and cards'],
      ['Security', 'IEC 62443-4-2, signed firmware'],
    ]),
    group('Electrical and environment', [
      ['Supply', '24 V DC, 0.9 A without cards'],
      ['Width × height × depth, processor', '75 × 130 × 110 mm'],
      ['Protection', 'IP20'],
      ['Operating temperature', '−20 to 60 °C'],
      ['Vibration', 'IEC 60068-2-6, 1 g'],
    ]),
  ],
  has_brochure: true,
};
