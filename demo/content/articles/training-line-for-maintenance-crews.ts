import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const trainingLine: Article = {
  type: 'news',
  title: 'A training line for maintenance crews',
  slug: 'training-line-for-maintenance-crews',
  excerpt: 'Six arms, nine conveyors and forty built-in faults: crews repair what they will meet at home.',
  content: html`
    <p>You do not learn to repair a line from slides. You learn it at three in the morning, alone, with the shift leader behind you. We have
    built a line on which it can be learnt in the afternoon, with coffee. It stands in the old hall in Cikarang, makes nothing, and breaks
    forty times a day.</p>
    <h2>The line</h2>
    <p>Six arms, from the <a href="/products/scara-robot-ls6">SCARA LS6</a> to the
    <a href="/products/palletising-robot-lp180">palletising robot LP180</a>, nine <a href="/products/belt-conveyor-lb-500">conveyors</a>, two
    cameras, four guarded doors and one controller LX5 carry wooden cubes in a circle. A cube is picked, looked at, turned, stacked and
    unstacked. Everything is standard equipment with standard drawings.</p>
    <p>Behind the panels sit forty relays and valves that nobody sees. The trainer has a tablet and chooses a fault. The line stops, or
    worse, does not stop but makes one cube in fifty wrong.</p>
    <h2>Forty faults, from our own service reports</h2>
    <p>We read 3,100 reports from five years and took the forty commonest causes. The first ten make up 61 percent of all calls:</p>
    <table>
      <thead><tr><th>Rank</th><th>Cause</th><th>Share</th></tr></thead>
      <tbody>
        <tr><td>1</td><td>Sensor dirty or moved out of place</td><td>14 %</td></tr>
        <tr><td>2</td><td>Cable broken in a drag chain</td><td>10 %</td></tr>
        <tr><td>3</td><td>Door switch out of line</td><td>8 %</td></tr>
        <tr><td>4</td><td>Vacuum leak at a cup</td><td>7 %</td></tr>
        <tr><td>5</td><td>Air pressure too low, filter full</td><td>5 %</td></tr>
        <tr><td>6</td><td>Belt runs off to one side</td><td>4 %</td></tr>
        <tr><td>7</td><td>Connector wet or not screwed tight</td><td>4 %</td></tr>
        <tr><td>8</td><td>Wrong recipe or old settings after a change of parts</td><td>3 %</td></tr>
        <tr><td>9</td><td>Fan or filter of the cabinet blocked</td><td>3 %</td></tr>
        <tr><td>10</td><td>Holding brake worn</td><td>3 %</td></tr>
      </tbody>
    </table>
    <p>Nine of these ten need no spare part worth more than a lunch. What they need is a person who looks at the right place first.</p>
    <h2>Three days</h2>
    <ol>
      <li><strong>Looking.</strong> Reading drawings, fault lists and the lamps on the terminals. No tool before noon.</li>
      <li><strong>Halving.</strong> Where does the signal still exist, where no longer? Cut the way in two until the fault has no room
      left. With forty terminals that takes six measurements at most, because 2 to the power of 6 is 64.</li>
      <li><strong>Proving.</strong> Repair, test, write down. A fault whose cause is not known is only asleep.</li>
    </ol>
    <p>On the last afternoon each crew of four meets eight faults in a row against the clock. The best crew so far, from a noodle factory in
    Semarang, took 71 minutes. The median is 124 minutes; on the first morning it is 190 for the same kind of faults.</p>
    <blockquote>Most people begin with the part they know best how to change. We teach them to begin with the part that is most often
    at fault.</blockquote>
    <h2>Safety first, and really first</h2>
    <p>Before the first fault everybody locks the line out with a padlock of their own, checks that no voltage is left and finds the air
    that is still in the cylinders. Two of the forty faults are dangerous ones: a door switch that has been bridged and a valve that holds
    pressure after switching off. Who reaches in there starts the day again.</p>
    <h2>Dates and places</h2>
    <ul>
      <li>Every second week from Tuesday to Thursday, twelve people in three crews.</li>
      <li>In Indonesian; in English on request.</li>
      <li>Two seats are free of charge with every line we deliver, and stay so for its life.</li>
      <li>Crews may bring a fault from home. We have built five of them in already.</li>
    </ul>
    <p>Ask for a date through the <a href="/contact">contact page</a>. If you want to prepare, read
    <a href="/news/a-maintenance-plan-by-hours">A maintenance plan that follows the hours</a>.</p>`,
  published_at: '2026-08-14T09:00:00+07:00',
  author: 'Bagas Hartono',
  featured_image: 'articles/training-line.webp',
  images: ['hero/scene-line.webp', 'products/conveyor.webp', 'products/scara.webp'],
  is_featured: false,
};
