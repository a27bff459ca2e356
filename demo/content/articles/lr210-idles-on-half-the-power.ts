import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const lr210Idles: Article = {
  type: 'news',
  title: 'LR210: a heavy arm that idles on half the power',
  slug: 'lr210-idles-on-half-the-power',
  excerpt: 'A gas-balanced second axis and regenerative drives bring standby draw down to 290 W.',
  content: html`
    <p>A robot that welds car bodies moves for about eleven hours a day. The other thirteen it waits: for the next body, for the shift, for
    Monday. The new <a href="/products/heavy-robot-lr210">LR210</a> draws 290 W while it does, where its predecessor drew 610 W. Here is
    what was changed, and what it is worth.</p>
    <h2>Where 610 W went</h2>
    <p>We put an <a href="/products/energy-meter-le3">energy meter LE3</a> on an older arm in a body shop and read it for four weeks. In
    standby the power divided like this:</p>
    <table>
      <thead><tr><th>Part</th><th>Before</th><th>LR210</th></tr></thead>
      <tbody>
        <tr><td>Motors holding the arm against gravity</td><td>255 W</td><td>0 W</td></tr>
        <tr><td>Drives and DC link</td><td>140 W</td><td>85 W</td></tr>
        <tr><td>Brakes, held open</td><td>72 W</td><td>0 W</td></tr>
        <tr><td>Controller and pendant</td><td>88 W</td><td>150 W</td></tr>
        <tr><td>Fans</td><td>55 W</td><td>55 W</td></tr>
        <tr><td>Sum</td><td>610 W</td><td>290 W</td></tr>
      </tbody>
    </table>
    <p>The largest part did nothing at all: motors pushed against the weight of a standing arm. The controller needs more than it
    used to, because it calculates the path ahead four times as fine. We say so because it is in the meter.</p>
    <h2>Three changes</h2>
    <h3>A gas cylinder carries the arm</h3>
    <p>The second axis leans on a cylinder with nitrogen at 150 bar. It holds 92 percent of the weight of the arm in any position. The
    motor of that axis shrank from 6.8 to 4.6 kW, and the arm accelerates eight percent faster, because there is less rotor to spin up.</p>
    <h3>Brakes close after two seconds</h3>
    <p>Two seconds after the last motion the holding brakes close and the power stages sleep. Waking takes 180 ms. The controller knows from
    the line when the next body is due and wakes the arm in time, so the cycle is not a tenth of a second longer.</p>
    <h3>Braking energy stays in the cabinet</h3>
    <p>All axes share a DC link. When axis 1 brakes, axis 2 may use what it gives; only the rest is fed to the mains. In the measured
    cell 14 percent of the motion energy came back.</p>
    <h2>A year, worked through</h2>
    <p>Take a line of forty arms, thirteen hours of waiting on 280 working days, and twenty-four hours on the other 85:</p>
    <ul>
      <li>Hours of waiting: 13 × 280 + 24 × 85 = 5,680 h.</li>
      <li>Saved in standby: 0.320 kW × 5,680 h × 40 = 72,700 kWh.</li>
      <li>Saved in motion: 14 % of 4.1 kW × 11 h × 280 × 40 = 70,700 kWh.</li>
      <li>Together 143,400 kWh a year. At Rp 1,115 a kilowatt-hour that is 160 million rupiah.</li>
    </ul>
    <img src="demo:products/arm-large.webp" alt="Heavy robot LR210 with the gas cylinder beside the lower arm">
    <p>The sum is honest and modest: it is six tenths of the price of one small arm. Nobody should buy new robots for it. Whoever buys
    them anyway should know what they draw at night.</p>
    <blockquote>The cheapest kilowatt-hour is the one that an arm does not use while nobody is looking.</blockquote>
    <h2>And switched off?</h2>
    <p>At weekends the controller can go further, to 38 W, with only the network alive. It needs ninety seconds to be ready again. The
    profile for it follows PROFIenergy, so that a line controller can send all arms to sleep with one command. How to find such hours is
    described in <a href="/news/where-the-idle-kilowatts-go">Where the idle kilowatts go</a>.</p>
    <h2>Can older arms have it?</h2>
    <p>In part. Sleep after two seconds comes to all controllers LRC5 with software 5.8, free of charge. The shared DC link is in
    every cabinet delivered since 2021 and only has to be switched on by service. The gas cylinder cannot be retrofitted: it needs another
    casting.</p>`,
  published_at: '2026-11-04T10:30:00+07:00',
  author: 'Bagas Hartono',
  featured_image: 'articles/article-arm.webp',
  images: ['products/arm-large-2.webp', 'products/arm-large-3.webp', 'products/robot-controller.webp'],
  is_featured: true,
};
