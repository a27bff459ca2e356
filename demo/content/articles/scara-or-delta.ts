import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const scaraOrDelta: Article = {
  type: 'knowledge',
  title: 'SCARA or delta? Five questions before you choose',
  slug: 'scara-or-delta',
  excerpt: 'Pick rate is the wrong place to begin. Start with the part, the pitch and what has to be washed.',
  content: html`
    <p>Both are fast, both work from above, and both cost less than a six-axis arm of the same pace. So the choice is often made by the
    number in the largest print: 158 cycles a minute here, 150 picks there. That number is measured with a light part on a short
    way. These five questions decide better.</p>
    <h2>1. Does the part lie still?</h2>
    <p>Parts on a belt that never stops are the delta's home. Its whole circle of 1,130 mm lies over the belt, and as it has no shoulder it
    follows a part in any direction with the same ease. A SCARA follows a belt too, but has to fold its elbow to do so, and at the edge of
    its kidney-shaped range it becomes slow.</p>
    <p>Parts in trays, fixtures or feeders are the SCARA's home. It stands on the table beside them and needs no frame above.</p>
    <h2>2. Is there a force at the end?</h2>
    <p>A SCARA pushes: 150 N downwards with the <a href="/products/scara-robot-ls6">LS6</a>, enough for pins, clips and screws. A delta
    places. Its plate weighs 900 g and hangs on six thin rods; 15 N are enough to push it out of its way.</p>
    <h2>3. What has to be washed?</h2>
    <p>Where foam and hot water come every night, the question is settled. The <a href="/products/delta-robot-ld3">LD3</a> is IP69K below
    the head, has no gap in the food zone and nothing to catch water. A SCARA in a bellows reaches IP65, which stands a wipe and a
    splash, not a lance.</p>
    <h2>4. How far apart are the places?</h2>
    <p>Draw the circle and look at the corners. The useful rectangle of a delta with 1,130 mm is about 800 × 800 mm at full height. A
    SCARA of 600 mm serves a half ring from 160 to 600 mm around its base, so three stations and a tester fit round one arm.</p>
    <h2>5. What is the real cycle?</h2>
    <p>Now the number. Take the standard cycle, then add what it leaves out:</p>
    <table>
      <thead><tr><th>Share of the cycle</th><th>LS6</th><th>LD3</th></tr></thead>
      <tbody>
        <tr><td>Standard cycle, 25/300/25</td><td>0.38 s</td><td>0.40 s</td></tr>
        <tr><td>Own way 450 mm instead of 300</td><td>+0.09 s</td><td>+0.07 s</td></tr>
        <tr><td>Part and gripper 1.4 kg</td><td>+0.05 s</td><td>+0.10 s</td></tr>
        <tr><td>Gripping and letting go</td><td>+0.15 s</td><td>+0.10 s</td></tr>
        <tr><td>Waiting for the camera</td><td>0</td><td>+0.02 s</td></tr>
        <tr><td>Cycle on the line</td><td>0.67 s</td><td>0.69 s</td></tr>
        <tr><td>Parts a minute</td><td>89</td><td>87</td></tr>
      </tbody>
    </table>
    <p>The two machines that seemed to stand 158 against 150 are even. In most lines we have measured the robot itself was less
    than two thirds of the cycle.</p>
    <blockquote>Halve the time of gripping before you buy a faster robot.</blockquote>
    <h2>A rule of thumb</h2>
    <ul>
      <li>Force, feeders, several stations around one point: SCARA.</li>
      <li>A moving belt, light parts, water: delta.</li>
      <li>Parts that must be tilted: neither. Take a small six-axis arm such as the <a href="/products/compact-robot-lr7">LR7</a>.</li>
      <li>Above 3 kg with gripper: SCARA to 6 kg, then six axes.</li>
    </ul>
    <h3>What it costs around the arm</h3>
    <p>A delta wants a frame that does not sway: plan 250 to 400 kg of steel, with a natural frequency above 17 Hz, or the picture shakes
    with the robot. A SCARA wants a stiff table and a place for its elbow to swing into. Its fence is smaller, because its speed
    reaches less far.</p>
    <p>Still undecided? Send us ten parts and a sketch. We try both on the bench in Cikarang, with your gripper or ours, and you get
    the film and the measured cycle. It takes a week and costs nothing. When the arm is chosen, go on with
    <a href="/news/choosing-a-gripper">the gripper</a>.</p>`,
  published_at: '2026-10-27T09:00:00+07:00',
  author: 'Dimas Kurnia',
  featured_image: 'articles/article-choose.webp',
  images: ['products/scara.webp', 'products/delta.webp'],
  is_featured: false,
};
