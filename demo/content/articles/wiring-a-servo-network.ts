import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const servoNetwork: Article = {
  type: 'knowledge',
  title: 'Ring, line or star: wiring a servo network',
  slug: 'wiring-a-servo-network',
  excerpt: 'What happens to a 125 µs cycle when one cable is unplugged, measured on our own bench.',
  content: html`
    <p>Sixteen servo axes, one controller, a cycle of 125 microseconds. On paper EtherCAT does not care how the cables run: a frame leaves
    the controller, passes every drive and comes back. In a hall it matters, because one day a forklift will meet a cable. We wired sixteen
    <a href="/products/servo-drive-lv3">drives LV3</a> in three ways and pulled the plugs.</p>
    <h2>The bench</h2>
    <p>One <a href="/products/modular-controller-lx5">controller LX5</a>, sixteen drives with motors on a shared flywheel each, cable of 3 m
    between neighbours. Every drive sends and receives 24 bytes a cycle. A frame of 16 × 24 bytes plus overhead is about 440 bytes and takes
    35 µs at 100 Mbit/s. Each drive adds close to 1 µs, each metre of cable 5 ns. That leaves more than half of the cycle free.</p>
    <h2>Line</h2>
    <p>Controller, drive 1, drive 2 and so on to 16. The shortest cable, no other device, and the most common way.</p>
    <ul>
      <li>Round trip: 52 µs.</li>
      <li>A plug pulled between 7 and 8: drives 8 to 16 are lost within one cycle. Their watchdog stops them after 3 ms, in our setting
      with a ramp.</li>
      <li>Drives 1 to 7 go on, because drive 7 closes its open port by itself. The program must decide whether they should.</li>
    </ul>
    <h2>Star</h2>
    <p>Junctions with several ports join the arms of the star. Each arm is a short line. Three junctions make four arms of four drives.</p>
    <ul>
      <li>Round trip: 56 µs; the junctions count as three more devices.</li>
      <li>A plug pulled: only the drives behind it in that arm are lost.</li>
      <li>Good for machines with options: an arm may be missing and the rest does not notice.</li>
    </ul>
    <p>Note that an ordinary Ethernet switch is no junction. It stores frames before it forwards them, adds jitter of several microseconds,
    and a cycle of 125 µs will not survive it. Switches such as the <a href="/products/managed-switch-ln8">LN8</a> belong on the side of the
    plant network.</p>
    <h2>Ring</h2>
    <p>The line, with one cable more from the last drive back to a second port of the controller. Frames are sent into both ends.</p>
    <ul>
      <li>Round trip while whole: 54 µs.</li>
      <li>A plug pulled: both halves are served from their own end. We lost one frame on some pulls and none on most.</li>
      <li>No drive stopped. The log had one line, with the number of the link.</li>
    </ul>
    <h2>What we measured</h2>
    <table>
      <thead><tr><th>Topology</th><th>Cable</th><th>Jitter, drive to drive</th><th>Axes lost, worst case</th><th>Frames lost, 200 pulls</th></tr></thead>
      <tbody>
        <tr><td>Line</td><td>48 m</td><td>± 38 ns</td><td>16</td><td>all behind</td></tr>
        <tr><td>Star, 3 junctions</td><td>71 m</td><td>± 45 ns</td><td>4</td><td>all behind</td></tr>
        <tr><td>Ring</td><td>51 m</td><td>± 39 ns</td><td>0</td><td>31 in all, never two in a row</td></tr>
      </tbody>
    </table>
    <p>Jitter hardly differs, because the clocks of the drives are synchronised and do not depend on when a frame arrives. A single lost frame
    is harmless: the drive goes on with the last speed for 125 µs, which at 3,000 rpm is 2.25 degrees of shaft without a new set point.</p>
    <blockquote>A ring costs one cable and one port. It is the cheapest spare part you will never have to order.</blockquote>
    <h2>A rule of thumb</h2>
    <ul>
      <li>One machine in one cabinet: line.</li>
      <li>Modules that come and go: star, with junctions.</li>
      <li>Cables through drag chains, aisles or over more than one frame: ring.</li>
      <li>Keep the round trip below 60 % of the cycle. Longer, and the next option will not fit.</li>
    </ul>
    <h3>Three things that matter more than topology</h3>
    <ol>
      <li>Shield on both ends, clamped over its full width, not twisted to a pigtail.</li>
      <li>Cable for drag chains where it moves: Cat 5e, 7 wires a strand or finer, bending radius 15 times the diameter when moved.</li>
      <li>Count the errors. Every port has a counter of bad frames; read it once a shift. A port that counts ten a day today is the fault
      of next month, and that is how <a href="/news/service-desk-goes-live">the service desk</a> finds it first.</li>
    </ol>`,
  published_at: '2026-09-30T09:00:00+07:00',
  author: 'Dimas Kurnia',
  featured_image: 'articles/article-network.webp',
  images: ['products/servo-drive.webp', 'products/plc-rack.webp', 'products/servo-motor.webp'],
  is_featured: false,
};
