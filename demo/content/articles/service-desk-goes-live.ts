import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const serviceDesk: Article = {
  type: 'news',
  title: 'Forty lines on one screen: the service desk goes live',
  slug: 'service-desk-goes-live',
  excerpt: 'Customers in Medan and Makassar now share one desk that sees a fault before the shift does.',
  content: html`
    <p>Since Monday a room on the first floor of the old hall has no night. Seven engineers in three shifts look after forty lines, from
    Medan to Makassar. They do not wait for the telephone: on most days they are the ones who call.</p>
    <h2>What the desk sees</h2>
    <p>Each line that takes part sends a few hundred numbers a minute: temperatures, currents, counters of bad network frames, cycle
    times, and the list of faults. No picture, no recipe, no name of a person. The list of what is sent is part of the contract, and the
    plant can switch each group off by itself.</p>
    <p>The connection is opened from inside the plant, encrypted, to one address in Jakarta. Nobody can come in by it unless a key switch at
    the line is turned; then service has thirty minutes, and everything that is done is in the log.</p>
    <h2>Four months of trial</h2>
    <p>Twelve lines took part from April to July. These are the numbers, good and bad:</p>
    <table>
      <thead><tr><th>Figure, twelve lines, four months</th><th>Value</th></tr></thead>
      <tbody>
        <tr><td>Notices sent by the desk</td><td>214</td></tr>
        <tr><td>Of these confirmed by the plant</td><td>171</td></tr>
        <tr><td>False alarms</td><td>43</td></tr>
        <tr><td>Stops that were avoided, by the plant's own count</td><td>38</td></tr>
        <tr><td>Stops that the desk did not foresee</td><td>29</td></tr>
        <tr><td>Median time from fault to a spoken answer</td><td>4 min</td></tr>
        <tr><td>The same before, by telephone</td><td>52 min</td></tr>
      </tbody>
    </table>
    <p>One notice in five was false. In May it was one in three. Most came from sensors that were cleaned and therefore saw better than the
    day before. The rule now waits for two shifts before it speaks.</p>
    <h2>Three cases</h2>
    <h3>A gear in Medan</h3>
    <p>The current of axis 3 of a palletising robot rose by 0.4 percent a day at equal load. On the ninth day the desk asked for a sample of
    grease. It had 1,900 ppm of iron, where 1,000 is our limit. The gear was changed on the Sunday after; the part had been waiting in
    <a href="/news/spare-parts-hub-in-surabaya">Surabaya</a>.</p>
    <h3>A cable in Makassar</h3>
    <p>Eleven bad frames in one shift on port 6, after weeks with none. The electrician found a cable that rubbed on a sheet edge, in an
    hour and without a stop. Why these counters matter is explained in <a href="/news/wiring-a-servo-network">Ring, line or star</a>.</p>
    <h3>A pump that nobody had asked about</h3>
    <p>An energy meter reported 11 kW every Sunday. It was not a fault of the line but a cooling pump that should have stopped on Saturday.
    It had run for six years.</p>
    <blockquote>The best call is the one that begins with: you have not noticed it yet, but.</blockquote>
    <h2>How to take part</h2>
    <ul>
      <li>Controllers LX5 and LRC5 from 2019 need a software update. Older ones need a small box on the rail.</li>
      <li>Machines of other makers can be read over OPC UA or Modbus, with fewer numbers.</li>
      <li>The desk costs by the line and month, without counting calls. During the first year new lines have it free.</li>
      <li>Languages: Indonesian and English day and night, Javanese and Batak more often than not.</li>
    </ul>
    <p>Write to us through the <a href="/contact">contact page</a> with “Technical Support” as the inquiry type. An engineer from the desk
    will ask for the list of your controllers and say within two days what can be read.</p>
    <p>And the telephone? It remains. The number is the same as in 2008, and the person who answers now has the line on the screen.</p>`,
  published_at: '2026-08-28T09:00:00+07:00',
  author: 'Yoga Permana',
  featured_image: 'articles/service-desk.webp',
  images: ['hero/scene-control.webp', 'products/hmi-panel.webp'],
  is_featured: false,
};
