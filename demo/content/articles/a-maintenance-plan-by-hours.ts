import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const maintenancePlan: Article = {
  type: 'knowledge',
  title: 'A maintenance plan that follows the hours',
  slug: 'a-maintenance-plan-by-hours',
  excerpt: 'Grease by the calendar is too early for one arm and too late for the next. A plan on one page, with the numbers.',
  content: html`
    <p>“Every January” is a fine date for a birthday and a poor one for a gear. One robot in the same hall may have run 7,200 hours by then
    and its neighbour 1,900. A plan that follows the hours costs less, finds more, and fits on one page.</p>
    <h2>Three clocks</h2>
    <ol>
      <li><strong>Hours of motion</strong> for what rubs: gears, belts, hoses, rails.</li>
      <li><strong>Cycles</strong> for what switches: grippers, brakes, relays, valves.</li>
      <li><strong>The calendar</strong> for what ages by itself: seals, batteries, capacitors, oil, and everything that a standard dates.</li>
    </ol>
    <p>Controllers count the first two anyway. On an LRC5 they are under Service, Counters, and over
    <a href="/news/opc-ua-on-every-controller">OPC UA</a> for the plant's own program.</p>
    <h2>The plan for one cell</h2>
    <p>An <a href="/products/six-axis-robot-lr20">LR20</a> with vacuum gripper, two conveyors and a light curtain, two shifts, 5,000 hours of
    motion a year:</p>
    <table>
      <thead><tr><th>When</th><th>What</th><th>Time</th></tr></thead>
      <tbody>
        <tr><td>Each shift</td><td>Wipe sensors and cups, look under the arm for oil</td><td>5 min</td></tr>
        <tr><td>Each week</td><td>Test emergency stop, doors and curtain; drain the air filter</td><td>15 min</td></tr>
        <tr><td>500 h</td><td>Belts: tension, track, splice; cabinet filters</td><td>40 min</td></tr>
        <tr><td>1 million grips</td><td>New cups, filter of the ejector</td><td>20 min</td></tr>
        <tr><td>2,500 h</td><td>Hose pack in motion, screws of flange and base, repeatability at three points</td><td>90 min</td></tr>
        <tr><td>5,000 h</td><td>Grease sample of axes 1 to 3, holding brakes under load</td><td>2 h</td></tr>
        <tr><td>Each year</td><td>Stopping times, after ISO 13855; earth connection, after IEC 60204-1</td><td>3 h</td></tr>
        <tr><td>20,000 h</td><td>New grease in all gears, new hose pack</td><td>8 h</td></tr>
      </tbody>
    </table>
    <p>Over a year that is about 78 hours, of which 50 are the five minutes of 600 shifts. In other words: most maintenance is wiping, and
    most of it is done by the operator.</p>
    <h2>Let the gear speak</h2>
    <p>Grease carries the iron that a gear loses. Two grams from the drain plug are enough, and a hand-held device gives the content in
    minutes. What counts is less the value than its growth:</p>
    <ul>
      <li>Below 500 ppm: normal.</li>
      <li>500 to 1,000 ppm: sample twice as often.</li>
      <li>Above 1,000 ppm, or doubled within 2,500 h: order the gear and plan the day.</li>
    </ul>
    <p>The second voice is the motor current. At equal load and speed it should be the same in June as in January, within three percent.</p>
    <h2>How often is often enough?</h2>
    <p>A rule of thumb for checks that find a coming fault: half of the time from the first sign to the failure. A belt that begins to fray
    at the splice runs for about 1,000 hours more, so look every 500. A bearing that can be heard lasts 300 hours, so listen
    every week. What fails without a sign, like most electronics, cannot be checked; it can only
    <a href="/news/spare-parts-hub-in-surabaya">lie on the shelf</a>.</p>
    <blockquote>Do not maintain what you cannot see getting worse. Keep a spare of it.</blockquote>
    <h2>What to leave out</h2>
    <p>Take your present plan and ask of each line when it last found something. In a plant with 34 robots we struck 41 of 112 lines that had
    found nothing in four years, and added nine that the fault list asked for. Work fell by a third, unplanned stops from 14 to 8 a
    month. Lines that a law or standard asks for stay, whatever they find.</p>
    <h3>Write down four things</h3>
    <ol>
      <li>Date and hours on the counter.</li>
      <li>What was found, with a number where there is one.</li>
      <li>What was done, and by whom.</li>
      <li>How long it took. Next year's plan is made of this column.</li>
    </ol>
    <p>Our plans come with each machine as a table that can be changed. If yours has been lost, write through the
    <a href="/contact">contact page</a> with the serial number. And if your crew would like to practise,
    <a href="/news/training-line-for-maintenance-crews">the training line</a> has forty faults waiting.</p>`,
  published_at: '2026-04-09T09:00:00+07:00',
  author: 'Yoga Permana',
  featured_image: 'articles/maintenance-plan.webp',
  images: ['products/arm-medium-3.webp', 'products/gripper-vacuum.webp', 'products/conveyor.webp'],
  is_featured: false,
};
