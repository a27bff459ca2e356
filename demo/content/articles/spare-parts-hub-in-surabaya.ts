import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const sparePartsHub: Article = {
  type: 'news',
  title: 'Spare parts hub opens in Surabaya',
  slug: 'spare-parts-hub-in-surabaya',
  excerpt: 'Eleven thousand parts within a day of every plant east of Semarang.',
  content: html`
    <p>A gear for axis 3 weighs 38 kilograms. From Cikarang to Makassar it used to take three days, of which two were spent waiting for a
    flight with room for it. From Thursday on it starts in Surabaya, twenty minutes from the airport and forty from the port.</p>
    <h2>What lies there</h2>
    <p>The store has 11,200 positions on 1,800 square metres. It is not a small copy of Cikarang; it holds what the machines in the east
    may need. For each of the 2,300 devices we know of between Semarang and Sorong there is a list of parts, and each part has a
    reason.</p>
    <ul>
      <li>Everything that stops a line and cannot be bridged: gears, motors, drives, safety parts, pendants.</li>
      <li>Everything that wears: belts, cups, seals, brakes, batteries of older arms, fans.</li>
      <li>One complete arm LR20, one LC10 and a controller LRC5, to lend while a repair takes longer.</li>
    </ul>
    <h2>How many of each</h2>
    <p>The question sounds difficult and is answered by a short sum. Take a drive that fails once in 60 years of running, and 400 of them in
    the region. That makes 400 / 60 = 6.7 failures a year. A new one from the works takes three weeks, in which 6.7 × 3 / 52 = 0.38
    failures are to be expected.</p>
    <table>
      <thead><tr><th>Pieces on the shelf</th><th>Chance that they do not last three weeks</th></tr></thead>
      <tbody>
        <tr><td>0</td><td>32 %</td></tr>
        <tr><td>1</td><td>5.6 %</td></tr>
        <tr><td>2</td><td>0.7 %</td></tr>
        <tr><td>3</td><td>0.06 %</td></tr>
      </tbody>
    </table>
    <p>We aim at one percent for parts that stop a line, so two lie on the shelf. For a lamp ten percent will do. The same sum works for
    your own store: number of devices, failures a year, weeks until the next one comes.</p>
    <blockquote>A spare part is not insurance against failure. It is insurance against waiting.</blockquote>
    <h2>Order by five, there by eight</h2>
    <p>Orders until 17:00 leave the same day. By road they are in Malang or Semarang before the morning shift; by air in Denpasar, Makassar
    and Balikpapan before noon. In the trial month of June 412 of 425 orders arrived within 24 hours. Of the thirteen others six waited for a
    ferry, four for customs papers of a free zone, and three were our mistake.</p>
    <img src="demo:products/servo-drive.webp" alt="Servo drive LV3, one of the parts kept in Surabaya">
    <h2>It picks itself</h2>
    <p>Boxes come to the packer on two <a href="/products/mobile-robot-lm600">carriers</a>, and a
    <a href="/products/smart-camera-lk5">smart camera</a> reads every label before the lid is closed. Since then no wrong part has left. It
    would be hard to explain why a maker of automation carries boxes about by hand.</p>
    <h2>Repair instead of replacement</h2>
    <p>Next door there is a bench for drives, panels and controllers. Two technicians repair what can be repaired: last year 71 percent of
    returned drives had one broken part worth less than 400,000 rupiah. The customer gets an exchange device at once and pays for the
    repair.</p>
    <h2>For your own shelf</h2>
    <p>With each line we deliver comes a list of recommended parts in three groups: keep it yourself, we keep it for you, order it when it
    is needed. If your list is older than two years, send us the serial numbers. We bring it up to date at no charge, and it usually
    becomes shorter. <a href="/news/a-maintenance-plan-by-hours">A maintenance plan</a> tells when the wearing parts are due.</p>
    <p>Opening hours are those of Cikarang, and at night the engineer on the service line has the key.</p>`,
  published_at: '2026-07-30T09:00:00+07:00',
  author: 'Yoga Permana',
  featured_image: 'articles/spare-parts.webp',
  images: ['products/servo-drive.webp', 'products/servo-motor.webp', 'hero/scene-fleet.webp'],
  is_featured: false,
};
