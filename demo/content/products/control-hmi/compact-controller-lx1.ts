import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lx1: Product = {
  name: 'Compact Controller LX1',
  slug: 'compact-controller-lx1',
  model: 'LX1-224',
  category: 'control-hmi',
  price: 7_450_000,
  sort_order: 170,
  is_featured: false,
  short_description: html`<p>24 points on board, two Ethernet ports, a display for the maintenance shift.</p>`,
  description: html`
    <p>The LX1 is for the machine that needs a controller and not a project: a pump station, a wrapper, a press with two valves. Fourteen
    inputs and ten outputs are on board, and three expansions on the right bring it to 96.</p>
    <h3>A display that answers</h3>
    <p>Two inches, three keys: state of every point, the last fifty faults with time, set points behind a password. Most calls to the
    works end at this display, because the electrician already has the answer.</p>
    <h3>Small, with the same language</h3>
    <ul>
      <li>Same programming tool as the <a href="/products/modular-controller-lx5">LX5</a>; a program moves up without being rewritten.</li>
      <li>Two Ethernet ports with a switch inside: controllers in a row need no switch between them.</li>
      <li>Four fast inputs count to 100 kHz, two outputs give pulses to a stepper drive.</li>
    </ul>
    <h3>Ten years of the same</h3>
    <p>We deliver this model, pin for pin, until 2034 at least. After that a repair takes five working days for five years more.</p>`,
  pictures: picturesOf('plc-compact'),
  specifications: [
    group('Performance', [
      ['Inputs and outputs on board', '14 + 10'],
      ['Largest number of points', '96'],
      ['Time for 1,000 instructions', '45 µs'],
      ['Ethernet ports', '2'],
    ]),
    group('Inputs', [
      ['Digital', '14 × 24 V DC, IEC 61131-2 type 3'],
      ['Of these fast', '4 × 100 kHz'],
      ['Analogue', '2 × 0 to 10 V, 12 bit'],
      ['Isolation', '500 V AC'],
    ]),
    group('Outputs', [
      ['Digital', '10 × 24 V DC, 0.5 A, short-circuit proof'],
      ['Of these pulses', '2 × 100 kHz'],
      ['Relay variant', '10 × 2 A, 250 V AC'],
    ]),
    group('Memory and network', [
      ['Program / data', '2 MB / 512 kB'],
      ['Retained data', '32 kB, without battery'],
      ['Protocols', 'Modbus TCP, PROFINET device, MQTT, OPC UA'],
      ['Serial', '1 × RS-485, Modbus RTU'],
    ]),
    group('Electrical and environment', [
      ['Supply', '24 V DC, 0.25 A'],
      ['Width × height × depth', '150 × 100 × 72 mm'],
      ['Mounting', '35 mm rail, IEC 60715'],
      ['Protection', 'IP20'],
      ['Operating temperature', '−20 to 60 °C'],
    ]),
  ],
  has_brochure: true,
};
