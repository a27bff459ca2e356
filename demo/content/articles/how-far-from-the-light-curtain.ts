import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const lightCurtainDistance: Article = {
  type: 'knowledge',
  title: 'How far from the light curtain is far enough',
  slug: 'how-far-from-the-light-curtain',
  excerpt: 'The safety distance in four steps, with a worked example for a palletising cell.',
  content: html`
    <p>A light curtain does not stop a machine. It asks the machine to stop, and the machine takes its time: the relay drops, the drive
    brakes, the tool coasts. During that time a hand keeps moving. The safety distance is the ground that hand covers before everything
    stands still.</p>
    <h2>The formula, and what hides in it</h2>
    <p>ISO 13855 gives the minimum distance as S = K × T + C. K is the speed of the hand, 2,000 mm/s up to 500 mm of distance and 1,600 mm/s
    beyond it. T is the time from the interrupted beam to the stopped tool. C is what a finger can reach through the beams before
    they notice. The edition of 2024 writes the reach as D and adds a term Z for what the machine itself contributes, such as
    worn brakes; the thinking is the same.</p>
    <blockquote>Measure T on the machine, at full load, with warm brakes. Catalogue values are an opening bid.</blockquote>
    <h3>Step 1: the time</h3>
    <p>Add the response times of everything in the chain: curtain, relay or safety controller, network if there is one, contactors or safe
    torque off, and then the run-down of the machine. The last is the longest and the only one that ages.</p>
    <h3>Step 2: the reach</h3>
    <p>For a curtain that is approached at a right angle and resolves 40 mm or better, C = 8 × (d − 14 mm), where d is the resolution. A
    14 mm curtain gives C = 0, a 30 mm curtain 128 mm. Coarser grids count with 850 mm, an arm's length, and see people rather than
    hands.</p>
    <h3>Step 3: the sum, twice</h3>
    <p>Calculate with K = 2,000 mm/s first. If the result is 500 mm or less, it stands, and must be at least 100 mm. If it is more,
    calculate again with 1,600 mm/s; if that falls below 500 mm, take 500 mm.</p>
    <h3>Step 4: over and around</h3>
    <p>A distance is worth nothing if one can reach over the curtain, under it or around it. ISO 13855 has a table for reaching over, ISO
    13857 for openings in the fence. Look for the stool that stands somewhere in every hall.</p>
    <h2>A palletising cell, worked through</h2>
    <p>The cell stacks cartons with a <a href="/products/palletising-robot-lp180">palletising robot LP180</a>. The full pallet leaves through
    an opening that is guarded by a curtain with muting; the operator stands in front of it.</p>
    <table>
      <thead><tr><th>Step</th><th>Value</th><th>Unit</th></tr></thead>
      <tbody>
        <tr><td>Curtain LZC-14-900, response</td><td>13</td><td>ms</td></tr>
        <tr><td>Relay LZ-R3, release</td><td>12</td><td>ms</td></tr>
        <tr><td>Robot LP180, stop category 1, measured warm</td><td>385</td><td>ms</td></tr>
        <tr><td>T, sum</td><td>410</td><td>ms</td></tr>
        <tr><td>C for 14 mm resolution</td><td>0</td><td>mm</td></tr>
        <tr><td>S = 2,000 × 0.410, above 500</td><td>820</td><td>mm</td></tr>
        <tr><td>S = 1,600 × 0.410</td><td>656</td><td>mm</td></tr>
      </tbody>
    </table>
    <p>So the frame stands 660 mm from the nearest point the tool can reach. Had we taken the catalogue value of 290 ms for the robot, it
    would have been 504 mm: a difference of a forearm. The <a href="/products/safety-light-curtain-lzc">light curtain LZC</a> shows its own
    response time on the bar, which saves one page of paper, and the <a href="/products/safety-relay-lz-r3">relay LZ-R3</a> has its
    release time printed beside the terminals.</p>
    <h2>Where it goes wrong</h2>
    <ul>
      <li>The robot is measured empty. With a full gripper the run-down grew from 310 to 385 ms in our cell.</li>
      <li>The distance is taken to the place of the gripper in the program. It must be taken to the place it can reach, or to the
      edge of a zone that the safety board guards.</li>
      <li>Somebody sets blanking of two beams for a cable. The resolution falls from 14 to 28 mm, C rises to 112 mm, and nobody moves the
      curtain.</li>
      <li>Nobody measures again. Write the date of the next measurement on the plate: once a year, and after each change of brakes.</li>
    </ul>
    <p>Our team measures stopping times with a device that presses the beam and times the tool, three positions, ten stops each. It is part
    of <a href="/news/safety-audit-in-two-days">the safety audit</a>, and can be ordered alone.</p>`,
  published_at: '2026-10-19T09:00:00+07:00',
  author: 'Maya Lestari',
  featured_image: 'articles/article-distance.webp',
  images: ['products/light-curtain.webp', 'products/safety-relay.webp'],
  is_featured: true,
};
