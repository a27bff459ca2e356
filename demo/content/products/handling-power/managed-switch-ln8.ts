import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const ln8: Product = {
  name: 'Managed Switch LN8',
  slug: 'managed-switch-ln8',
  model: 'LN8-M',
  category: 'handling-power',
  price: 9_850_000,
  sort_order: 370,
  is_featured: false,
  short_description: html`<p>Eight ports and two SFP, ring recovery under 20 ms. Metal housing, no fan, −40 to 75 °C.</p>`,
  description: html`
    <p>The LN8 joins machines to a plant network that may lose a cable without losing a part. Ten gigabit ports, two of them for fibre,
    close a ring that heals in less than 20 ms with up to fifty switches in it.</p>
    <h3>Keeps traffic apart</h3>
    <p>Cameras, controllers and offices each get a network of their own (VLAN), and machine data go first (IEEE 802.1Q priority). A camera that
    floods its port is held to the rate you set and does not stop the line.</p>
    <h3>For people who do not like switches</h3>
    <ul>
      <li>The web page draws the ring and shows in red which link is down.</li>
      <li>Settings are on a plug: pull it from the old one, put it into the new one, switch on.</li>
      <li>Ports that nobody uses are off until a technician opens them.</li>
    </ul>
    <h3>Time and safety</h3>
    <p>The clock of IEEE 1588 passes with 100 ns of error for each switch. Log-in by RADIUS, access by IEEE 802.1X, signed firmware: the
    switch is developed after IEC 62443-4-1, and its settings for security level 2 come as a ready profile.</p>`,
  pictures: picturesOf('industrial-switch'),
  specifications: [
    group('Performance', [
      ['Ports', '8 × RJ45, 2 × SFP'],
      ['Speed', '1 Gbit/s'],
      ['Ring recovery', '≤ 20 ms'],
      ['Switching capacity', '20 Gbit/s'],
      ['Switches in one ring', '50'],
    ]),
    group('Network', [
      ['Rings', 'MRP IEC 62439-2, RSTP IEEE 802.1Q'],
      ['VLANs', '256'],
      ['Time', 'IEEE 1588-2019, transparent clock'],
      ['Management', 'Web, SNMPv3, SSH, PROFINET device'],
      ['Multicast', 'IGMP snooping v3'],
    ]),
    group('Security', [
      ['Standard', 'IEC 62443-4-2, level 2'],
      ['Access', 'IEEE 802.1X, RADIUS'],
      ['Firmware', 'Signed, two images'],
    ]),
    group('Electrical', [
      ['Supply', '2 × 12 to 57 V DC, redundant'],
      ['Consumption', '11 W'],
      ['Fault contact', '24 V, 1 A'],
    ]),
    group('Mechanics and environment', [
      ['Width × height × depth', '62 × 135 × 110 mm'],
      ['Weight', '0.95 kg'],
      ['Mounting', '35 mm rail, IEC 60715'],
      ['Protection', 'IP30'],
      ['Operating temperature', '−40 to 75 °C'],
    ]),
  ],
  has_brochure: true,
};
