import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const safetyAudit: Article = {
  type: 'news',
  title: 'The safety audit in two days, for machines of any maker',
  slug: 'safety-audit-in-two-days',
  excerpt: 'Two engineers, one stop watch that does not forgive, and a report that says what to do first.',
  content: html`
    <p>For fifteen years our safety team has looked at machines that we built. From July it also looks at those we did not. The safety
    audit takes two days for a line of up to ten machines, ends with a list in order of urgency, and has a fixed price.</p>
    <h2>Why now</h2>
    <p>In 2025 the two parts of ISO 10218 came out anew, the first time since 2011. The limits for contact between person and robot,
    which had been in ISO/TS 15066, became part of it. Existing machines need not be rebuilt for that. But whoever changes a cell today is
    measured by the new text, and many cells have been changed more often than their papers.</p>
    <p>Aisyah Siregar, who heads the team, says it more briefly: “We never found a machine that matched its drawing. The question is whether
    the difference can hurt somebody.”</p>
    <h2>Day one: looking and measuring</h2>
    <ul>
      <li>Walk round with the operators, all shifts. Where do you reach in when it jams? Who cleans, and how?</li>
      <li>Every door, curtain, scanner, mat and emergency stop is operated. What does not stop the machine is written down at once and
      closed the same day.</li>
      <li>Stopping times, three positions, ten stops each, at full load and warm. From them the distances after ISO 13855.</li>
      <li>Openings and heights against ISO 13857, with a test finger and a folding rule.</li>
      <li>Forces where a robot works without a fence, with a sprung measuring device and film.</li>
    </ul>
    <h2>Day two: calculating and ranking</h2>
    <p>For each safety function the required performance level is read from the risk graph of ISO 13849-1 and compared to what is there. An
    example from a press:</p>
    <table>
      <thead><tr><th>Part</th><th>Category</th><th>PFH, 1/h</th></tr></thead>
      <tbody>
        <tr><td>Light curtain, type 4</td><td>4</td><td>5.1 × 10⁻⁹</td></tr>
        <tr><td>Safety relay</td><td>4</td><td>1.3 × 10⁻⁹</td></tr>
        <tr><td>Two contactors, watched</td><td>4</td><td>2.5 × 10⁻⁸</td></tr>
        <tr><td>Sum</td><td></td><td>3.1 × 10⁻⁸</td></tr>
      </tbody>
    </table>
    <p>PL e reaches from 10⁻⁸ to 10⁻⁷ per hour, so 3.1 × 10⁻⁸ is enough. In the machine that we saw, one of the two contactors was not
    watched. The category fell to 1 for that part, and the whole function to PL c, where e was needed. One wire put it right.</p>
    <blockquote>Most gaps are closed with a wire, a bracket or a rule. New devices are the exception.</blockquote>
    <h2>What we found in twenty trials</h2>
    <ul>
      <li>Curtain or scanner too close to the danger: 11 of 20 lines.</li>
      <li>A door switch that can be defeated with a spare key: 9.</li>
      <li>Feedback of a contactor not wired: 6.</li>
      <li>Emergency stop that only stops a part of what it should: 4.</li>
      <li>Nothing that needed action before the next shift: 8.</li>
    </ul>
    <p>Of 163 findings 118 could be settled by the plant's own people within a week. Nineteen needed a new device, most often a
    <a href="/products/safety-door-switch-lz-d2">coded door switch</a> or a <a href="/products/safety-relay-lz-r3">relay</a>; makers
    are free to choose, and the report names no article of ours unless it is asked to.</p>
    <h2>What the report is, and what it is not</h2>
    <p>You get a list with photograph, rule, risk and measure for each finding, in three groups: today, this month, with the next change. You
    get the measured times and the calculation as a file. What you do not get is a certificate. The maker or whoever changed the
    machine declares that it is safe; we tell them what stands in the way.</p>
    <p>Dates can be booked through the <a href="/contact">contact page</a>. If you first want to check one distance yourself, begin with
    <a href="/news/how-far-from-the-light-curtain">How far from the light curtain is far enough</a>.</p>`,
  published_at: '2026-06-24T09:00:00+07:00',
  author: 'Aisyah Siregar',
  featured_image: 'articles/safety-audit.webp',
  images: ['products/door-switch.webp', 'products/safety-relay.webp', 'products/safety-scanner.webp'],
  is_featured: false,
};
