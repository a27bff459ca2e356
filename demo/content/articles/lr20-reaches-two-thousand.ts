import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const twoThousand: Article = {
  type: 'news',
  title: 'LR20 reaches two thousand units',
  slug: 'lr20-reaches-two-thousand',
  excerpt: 'Number 2,000 went to the customer who bought number 1.',
  content: html`
    <p>On a wet Tuesday in March 2013 a lorry took our first <a href="/products/six-axis-robot-lr20">LR20</a> to a foundry in Cilegon. It
    carried crankcases of 14 kg from a press to a saw, and its makers slept in the hall for the first week. On Monday number 2,000
    went to the same foundry. It stands next to number 1, which is still at work.</p>
    <h2>Thirteen years, one arm</h2>
    <p>The shape has hardly changed since; nearly everything else has. We keep the measure of the base, the flange and the reach,
    so that a new arm fits onto the bolts of an old one and runs its programs. Inside, seven of ten parts are different.</p>
    <table>
      <thead><tr><th>Figure</th><th>Number 1, 2013</th><th>Number 2,000, 2026</th></tr></thead>
      <tbody>
        <tr><td>Payload</td><td>16 kg</td><td>20 kg</td></tr>
        <tr><td>Repeatability</td><td>±0.06 mm</td><td>±0.03 mm</td></tr>
        <tr><td>Standard cycle 25/300/25</td><td>0.84 s</td><td>0.62 s</td></tr>
        <tr><td>Weight</td><td>287 kg</td><td>248 kg</td></tr>
        <tr><td>Standby</td><td>420 W</td><td>185 W</td></tr>
        <tr><td>Change of the hose pack</td><td>3 h</td><td>25 min</td></tr>
        <tr><td>Hours to build one</td><td>96</td><td>31</td></tr>
      </tbody>
    </table>
    <h2>What number 1 taught us</h2>
    <p>It has 71,000 hours behind it and has had two new gears, one new motor and four hose packs. The foundry's crew did the last three
    repairs alone. When we took the old gear of axis 2 apart after 38,000 hours, the bearing was worn on one side, always
    in the same place: the saw stood a little too low, and the arm reached down to it 900 times a shift.</p>
    <p>From that came the rule that we now ask for the layout before we confirm an order, and put the arm 200 mm higher in one case of
    three. It costs a pedestal.</p>
    <h2>Where they are</h2>
    <ul>
      <li>840 tend machines: lathes, presses, injection moulding.</li>
      <li>510 move castings, glass and tyres.</li>
      <li>370 stack and unstack.</li>
      <li>180 assemble, glue or grind.</li>
      <li>100 are in schools, in our own halls and in one theatre in Yogyakarta, where an arm moves the moon.</li>
    </ul>
    <p>1,914 of the two thousand are at work today. Of the others 52 have been scrapped after fires, floods and one forklift, and 34 stand
    with dealers or in stores.</p>
    <blockquote>An arm is old when nobody can get parts for it. So we decide how old ours become.</blockquote>
    <h2>Rebuilt, not replaced</h2>
    <p>We take back every LR20. A rebuilt arm gets new bearings, seals and hoses, the current electronics and the same test as a new
    one, forty hours, and costs 55 percent of it. 140 have gone a second way so far. If a gear's housing is sound it is used again; steel
    does not know its age.</p>
    <h2>What comes next</h2>
    <p>In autumn the controller learns to feel collisions more finely: it will stop at half of today's force without another sensor. The
    update is for all LR20 from number 611 on, which were the first with encoders of 24 bit.</p>
    <p>And number 1? The foundry wants to retire it in 2028, at its fifteenth birthday. We have asked whether we may have it for the
    entrance hall. The crew has answered that we will have to talk to the night shift, which has given it a name and does not want to
    let it go.</p>
    <p>If you have one of the first hundred, write to us through the <a href="/contact">contact page</a> with the number on the plate. The
    first five with more than 60,000 hours get a new hose pack and a visit from the people who built it. How many hours are on yours
    is in the controller, and what to do at which hour in <a href="/news/a-maintenance-plan-by-hours">our maintenance plan</a>.</p>`,
  published_at: '2026-07-09T09:00:00+07:00',
  author: 'Ratna Wijaya',
  featured_image: 'articles/two-thousand.webp',
  images: ['products/arm-medium.webp', 'products/arm-medium-2.webp', 'products/arm-medium-3.webp'],
  is_featured: false,
};
