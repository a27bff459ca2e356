import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const secondPlant: Article = {
  type: 'news',
  title: 'Lintara opens its second plant in Cikarang',
  slug: 'second-plant-in-cikarang',
  excerpt: 'The new hall doubles robot assembly to 240 arms a month and moves final testing under one roof.',
  content: html`
    <p>On Thursday morning at eight the gate of the second hall went up, and the first arm, an
    <a href="/products/six-axis-robot-lr20">LR20</a>, rolled out on a carrier that needed no driver. There was no ribbon. Sixty people who
    had moved in over the past three weeks stood along the aisle and went back to work when it had passed.</p>
    <p>The hall lies four hundred metres from the first, on the other side of the canal. It has 11,400 square metres on one floor, and it
    does one thing: it assembles and tests robots. The old hall keeps machining, drives, electronics and safety equipment.</p>
    <h2>Why a second hall</h2>
    <p>In 2025 we built 118 arms a month and had orders for 150. The bottleneck was not assembly but testing: every arm runs for forty
    hours before it leaves, and the test room had fourteen places. An arm that waits for a test place is an arm that is finished and cannot
    be sold.</p>
    <table>
      <thead><tr><th>Figure</th><th>Before</th><th>Now</th></tr></thead>
      <tbody>
        <tr><td>Arms a month, one shift</td><td>118</td><td>240</td></tr>
        <tr><td>Test places</td><td>14</td><td>36</td></tr>
        <tr><td>Hours from last bolt to start of test</td><td>31</td><td>2</td></tr>
        <tr><td>Ways between stations, metres for each arm</td><td>640</td><td>210</td></tr>
        <tr><td>Electricity for each arm built, kWh</td><td>412</td><td>265</td></tr>
      </tbody>
    </table>
    <p>Thirty-six places at forty hours allow 36 × 720 / 40 = 648 tests a month, more than twice what is needed. That is deliberate. A test
    room that is always full has no room for an arm that fails, and one that fails must stay until the reason is known.</p>
    <h2>Built as we build for others</h2>
    <p>Eighteen carriers <a href="/products/mobile-robot-lm600">LM600</a> bring castings, gears and motors to twelve stations, so there is
    no conveyor in the hall and no mark on the floor. Stations can be moved over a weekend, and two already have been, after the
    assemblers had worked at them for ten days and found the light on the wrong side.</p>
    <img src="demo:products/amr.webp" alt="Mobile robot LM600, the carrier that brings parts to the stations">
    <p>Heavy work is done by arms of our own: a <a href="/products/heavy-robot-lr210">LR210</a> turns the lower arm of its own kind for the
    fitter, and two <a href="/products/collaborative-robot-lc20">LC20</a> tighten the ring of thirty-two bolts at the base, in the same
    order and with the same torque each time. The bolts of one arm used to take a person nineteen minutes and now take none.</p>
    <h2>The test, seen by the customer</h2>
    <p>Each place has glass on the aisle side and a screen with the running numbers: temperature of every gear, current of every axis,
    repeatability after ISO 9283 in the first hour, the twentieth and the fortieth. Customers may sit there with a coffee. The
    record is part of the delivery and stays readable under the serial number for fifteen years.</p>
    <blockquote>We did not build this hall to make arms faster. We built it so that none has to leave before it has been proved.</blockquote>
    <p>That was Ratna Wijaya's whole speech. She is managing director, and was one of the six who began to repair imported robots in 2008.</p>
    <h2>Braking energy goes back</h2>
    <p>Every test place feeds the energy of braking axes into a DC network of the hall. Thirty-six arms that swing back and forth for forty
    hours would otherwise heat the air; now they feed each other and draw 35 percent less from the mains. Another 640 kilowatts come from
    the roof on a clear day, which is most of what the hall needs at noon.</p>
    <h2>What comes next</h2>
    <ul>
      <li>January: the workshop for rebuilt gears moves in. A gear that comes back after 30,000 hours leaves with new bearings and a new
      record.</li>
      <li>March: first arms for customers outside Indonesia, in Vietnam and the Philippines.</li>
      <li>From April: open Fridays for schools. Write to us through the <a href="/contact">contact page</a> for a date.</li>
    </ul>
    <p>Forty new jobs came with the hall, twenty-six of them filled from the neighbourhood. Another fourteen, for fitters, test engineers
    and one very patient storekeeper, are open.</p>`,
  published_at: '2026-11-12T09:00:00+07:00',
  author: 'Ratna Wijaya',
  featured_image: 'articles/article-plant.webp',
  images: ['products/arm-medium.webp', 'products/amr.webp', 'hero/scene-line.webp'],
  is_featured: true,
};
