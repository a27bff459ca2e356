import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const sixtyMobileRobots: Article = {
  type: 'news',
  title: 'Sixty mobile robots for a tyre maker in Karawang',
  slug: 'sixty-mobile-robots-in-karawang',
  excerpt: 'One fleet replaces 4.2 km of fixed conveyor and is extended by the shift, not by the shutdown.',
  content: html`
    <p>A tyre is heavy, sticky before it is cured and never twice the same. In Karawang green tyres used to travel from the building
    machines to the presses on 4.2 kilometres of overhead conveyor. When a chain broke, 96 presses cooled down together. Since August
    they travel on sixty carriers <a href="/products/mobile-robot-lm600">LM600</a>.</p>
    <h2>What the fleet does</h2>
    <p>Twenty-four building machines make a green tyre every 50 seconds on average. A carrier fetches six at a time on a rack, passes the
    scale and the sprayer, and brings them to the press that will be free next. Empty racks go back the same way.</p>
    <ul>
      <li>1,730 tyres an hour at full load, in 288 trips.</li>
      <li>Average trip with load 210 m, empty way back 150 m.</li>
      <li>Longest time from machine to press 38 minutes; the recipe allows 90.</li>
    </ul>
    <h2>How sixty was counted</h2>
    <p>The first question in such projects is how many vehicles. The sum is short, and worth doing before anybody simulates:</p>
    <table>
      <thead><tr><th>Part of a trip</th><th>Time</th></tr></thead>
      <tbody>
        <tr><td>360 m at 0.9 m/s on average, with corners and crossings</td><td>400 s</td></tr>
        <tr><td>Load, scale, spray, unload</td><td>145 s</td></tr>
        <tr><td>Waiting for others, 12 % of driving</td><td>48 s</td></tr>
        <tr><td>Sum</td><td>593 s</td></tr>
      </tbody>
    </table>
    <p>288 trips an hour × 593 s / 3,600 s = 47.4 vehicles on the move. One in eight is charging, so divide by 0.875: 54.2. Five more
    stand for the peak after a shift change, and one is in the workshop. That makes sixty. The simulation, three weeks later, said
    fifty-eight.</p>
    <blockquote>Use the average speed that you measured with a stop watch, not the one in the data sheet. Ours is 1.8 m/s on the paper and
    0.9 in the hall.</blockquote>
    <h2>No shutdown</h2>
    <p>The conveyor was never stopped for the change. In the first week eight carriers took over one of four curing lines. Each week
    added a group, and the chain above them was taken down at night, section by section. After seven weeks it was gone, and with it 340
    motors, 11 lifts and an oil film on the floor.</p>
    <img src="demo:products/charging-station.webp" alt="Charging station LCH48 at the wall of the hall">
    <p>Fifteen <a href="/products/charging-station-lch48">charging stations</a> stand between the presses where a conveyor pillar used to
    be. A carrier that has four minutes to spare goes and charges; nobody plans it. The batteries have stayed between 35 and 85 percent
    since the start.</p>
    <h2>People and robots in the same aisle</h2>
    <p>Four hundred people cross those aisles in a shift. The fleet follows ISO 3691-4: every carrier guards all round with two scanners,
    its field grows with speed and load, and crossings with poor sight have a speed limit of 0.6 m/s. In the first month there were 2,100
    protective stops a day. The map showed that half came from three corners. Two mirrors for the people, one moved rack and a yellow line
    later it was 640.</p>
    <h2>Numbers after eight weeks</h2>
    <ul>
      <li>Availability of transport: 99.6 percent, before 97.1. One carrier that stands is driven around.</li>
      <li>Energy for transport: 41 kWh an hour, before 118.</li>
      <li>Tyres thrown away because they were late: 3 a week, before 41.</li>
      <li>Floor won back for other use: 2,900 square metres.</li>
    </ul>
    <p>In January twelve carriers come on top for a new building line. They will be unpacked in the morning and be in traffic in the
    afternoon, because the map they need is already in the hall. What connects them to the plant's control system is VDA 5050, and above it
    <a href="/news/opc-ua-on-every-controller">OPC UA</a>.</p>`,
  published_at: '2026-10-08T09:30:00+07:00',
  author: 'Ratna Wijaya',
  featured_image: 'articles/article-fleet.webp',
  images: ['products/amr.webp', 'products/amr-2.webp', 'products/charging-station.webp', 'hero/scene-fleet.webp'],
  is_featured: false,
};
