import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const internship: Article = {
  type: 'news',
  title: 'Twelve interns, one cell, six months',
  slug: 'twelve-interns-one-cell',
  excerpt: 'The class of 2026 gets a budget, a customer and a date. What it builds will be at work in September.',
  content: html`
    <p>Interns at Lintara do not make copies. Twelve students from five polytechnics and universities began on Monday, and they have an order: a
    packing cell for a maker of herbal drinks in Sukoharjo, with a customer who pays for it and a date on which it has to run.</p>
    <h2>The task</h2>
    <p>Bottles of 150 ml come out of the labeller, sixty a minute, and have to go into cartons of twelve. Today four women do it, and
    the company wants them in quality control, where they have been missing since last year. The budget is 620 million rupiah, the floor is
    three by four metres, the acceptance is on 28 August.</p>
    <p>The arithmetic of the first morning: sixty bottles a minute are five cartons a minute, so twelve seconds for each carton. A
    <a href="/products/compact-robot-lr7">compact robot LR7</a> with a gripper for six bottles needs two strokes of about 3.1 s and 1.5 s for
    the change of carton: 7.7 s. There are 4.3 seconds left. One group wants to spend them on a second check of the label, the other on a
    cheaper arm. They have a week to convince each other.</p>
    <h2>How it goes</h2>
    <table>
      <thead><tr><th>Month</th><th>What</th><th>Who decides at the end</th></tr></thead>
      <tbody>
        <tr><td>March</td><td>Visit, measuring, three concepts with prices</td><td>The customer</td></tr>
        <tr><td>April</td><td>Construction, risk assessment after ISO 12100</td><td>Head of Machine Safety</td></tr>
        <tr><td>May</td><td>Parts, cabinet, first program in simulation</td><td>Purchasing</td></tr>
        <tr><td>June</td><td>Assembly in the old hall</td><td>The fitters' foreman</td></tr>
        <tr><td>July</td><td>Start-up, a week of running with real bottles</td><td>The class itself</td></tr>
        <tr><td>August</td><td>Delivery, training of the operators, acceptance</td><td>The customer</td></tr>
      </tbody>
    </table>
    <p>Each of the twelve changes the trade once: who draws in April, wires in June. Four mentors give a day a week each. They may answer
    every question, but they may not touch mouse or screwdriver.</p>
    <h2>What came of the last classes</h2>
    <p>This is the fifth class. The first four built a screw station, a bench for testing pumps, a cell that sorts oranges and a
    tyre turner. Three of them are still at work. The orange sorter was taken apart after a year because the customer changed to mangoes; its
    arm now stands in our test room.</p>
    <ul>
      <li>46 have finished, two gave up.</li>
      <li>29 work for us today, among them two group leaders.</li>
      <li>Seven work for customers, which is nearly as good.</li>
      <li>One founded a company and is an integration partner.</li>
    </ul>
    <blockquote>I had learnt to calculate a shaft. Here I learnt to telephone with the one who delivers it.</blockquote>
    <p>So Putri Maharani, class of 2024, today in the applications team.</p>
    <h2>Terms</h2>
    <p>Interns are paid: the minimum wage of Bekasi, a room if they come from afar, and lunch. Half of the places go to women, because half of
    the applications have come from women since we began to visit vocational schools. We ask for no grades. We ask for a thing you
    have made, and for the story of what went wrong with it.</p>
    <ol>
      <li>Applications for 2027 open on 1 September and close on 31 October.</li>
      <li>Send two pages and a picture of your thing through the <a href="/contact">contact page</a>.</li>
      <li>Forty are invited for a day in Cikarang in November. They repair something together: a conveyor with three faults, of which two are easy.</li>
    </ol>
    <p>The cell for Sukoharjo can be watched as it grows: a picture of it is taken every day at noon from the same place, and hangs in the
    entrance hall. On the first there is an empty floor, twelve people and a very large drawing.</p>`,
  published_at: '2026-03-17T09:00:00+07:00',
  author: 'Ratna Wijaya',
  featured_image: 'articles/internship.webp',
  images: ['products/arm-small.webp', 'hero/scene-cell.webp'],
  is_featured: false,
};
