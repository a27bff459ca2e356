import { html } from '../../html.ts';
import { group, picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lxR16: Product = {
  name: 'Remote I/O LX-R16',
  slug: 'remote-i-o-lx-r16',
  model: 'LX-R16',
  category: 'control-hmi',
  price: 5_950_000,
  sort_order: 180,
  is_featured: false,
  short_description: html`<p>Sixteen points in IP67, out on the machine: each one input, output or IO-Link, as the program says.</p>`,
  description: html`
    <p>The LX-R16 is screwed to the machine where the sensors are. Sixteen M12 lines run half a metre instead of fifteen to the cabinet, and
    one hybrid cable brings network and power. A conveyor of thirty metres saves about two hundred metres of wire.</p>
    <h3>Every socket can do it all</h3>
    <p>Eight sockets, two points each. Pin 4 is an input, an output of 0.5 A or an IO-Link port of class A; pin 2 is an input or output.
    What it is stands in the program, not in the article number, so one unit in the store is enough.</p>
    <h3>Faults with a name</h3>
    <ul>
      <li>Wire break, short circuit and under-voltage for each point, with an LED that can be seen from three metres.</li>
      <li>A shorted sensor switches off alone; the other fifteen go on.</li>
      <li>IO-Link devices are replaced without a laptop: the unit writes the stored settings.</li>
    </ul>
    <h3>On the network</h3>
    <p>EtherCAT and PROFINET are both inside, chosen by a rotary switch. Power passes through with 9 A, enough for eight units in a row.</p>`,
  pictures: picturesOf('io-module'),
  specifications: [
    group('Points', [
      ['Points', '16'],
      ['IO-Link ports, class A, COM3', '8'],
      ['Output current, each / in all', '0.5 A / 8 A'],
      ['Input delay', '0.1 to 20 ms'],
      ['Configuration', 'Each point input or output, by program'],
    ]),
    group('Network', [
      ['Protocols', 'EtherCAT, PROFINET, by switch'],
      ['Shortest cycle', '250 µs'],
      ['Ports', '2 × M12 D-coded'],
      ['Device description', 'IODD and ESI files, web page'],
    ]),
    group('Electrical', [
      ['Supply, logic and outputs apart', '2 × 24 V DC'],
      ['Power through', '9 A, M12 L-coded'],
      ['Own consumption', '110 mA'],
      ['Isolation between supplies', '500 V DC'],
    ]),
    group('Mechanics and environment', [
      ['Width × height × depth', '60 × 216 × 32 mm'],
      ['Housing', 'Zinc die-cast, nickel plated'],
      ['Protection', 'IP67'],
      ['Operating temperature', '−25 to 70 °C'],
      ['Vibration / shock', '15 g / 50 g'],
    ]),
    single('Delivery time', 'From stock'),
    single('Customs tariff code', '8538.90.19'),
  ],
  has_brochure: false,
};
