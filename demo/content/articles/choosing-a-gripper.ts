import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const choosingGripper: Article = {
  type: 'knowledge',
  title: 'Jaws, cups or needles: choosing a gripper',
  slug: 'choosing-a-gripper',
  excerpt: 'The arm gets the attention, the gripper does the work. A five-minute sum for jaws and one for cups.',
  content: html`
    <p>A robot cell that stops usually stops at the gripper. It is the part that touches the product, wears, gets dirty and was bought
    last. Choose it first: its weight and length decide which arm you need.</p>
    <h2>What holds the part?</h2>
    <ul>
      <li><strong>Form.</strong> The jaws follow its shape and it could not fall if they were slack. Safest, least force, one gripper for one
      part.</li>
      <li><strong>Friction.</strong> The jaws press. Flexible, but everything depends on a number nobody knows exactly.</li>
      <li><strong>Suction.</strong> One accessible face is enough. It has to be tight, or the pump has to be strong.</li>
      <li><strong>Needles, magnet, ice.</strong> For textiles, sheet steel and things that nobody else can hold.</li>
    </ul>
    <h2>The sum for jaws</h2>
    <p>Two jaws press with force F each. The friction on both sides carries the part, so F = m × (g + a) × S / (2 × µ). m is the mass, a
    the acceleration of the arm, S a safety factor and µ the friction coefficient.</p>
    <table>
      <thead><tr><th>Pair</th><th>µ</th></tr></thead>
      <tbody>
        <tr><td>Steel on oily steel</td><td>0.10</td></tr>
        <tr><td>Steel on dry steel</td><td>0.15 to 0.20</td></tr>
        <tr><td>Rubber on dry plastic</td><td>0.4 to 0.5</td></tr>
        <tr><td>Rubber on dry cardboard</td><td>0.5</td></tr>
      </tbody>
    </table>
    <p>A bearing ring of 0.8 kg, oily, moved at 10 m/s²: F = 0.8 × (9.81 + 10) × 2 / (2 × 0.10) = 158 N. The
    <a href="/products/electric-gripper-lg2">electric gripper LG2</a> gives up to 235 N, so it will do. At rest it could hold 235 × 0.2 / (9.81
    × 2) = 2.4 kg of the same kind. With jaws that have the ring's radius form takes over, and 60 N are ample.</p>
    <p>Take S = 2 if dropping the part costs money, and 4 if it could hit somebody.</p>
    <h3>Air or current?</h3>
    <p>A pneumatic gripper is lighter, faster and cheaper: 30 ms to close, a third of the price. An electric one sets force and stroke
    in the program, measures the part and needs no air, which in a
    <a href="/news/where-the-idle-kilowatts-go">plant with leaks</a> is the most expensive energy there is. Up to two kinds of part: air.
    From three kinds on: current.</p>
    <h2>The sum for cups</h2>
    <p>A cup holds F = p × A. A cup of 60 mm has A = 0.00283 m². At −60 kPa on glass or sheet that is 170 N, at −40 kPa on porous cardboard 113
    N. Lifting flat, F × n must be m × (g + a) × S. For a carton of 18 kg at 5 m/s² and S = 2: 18 × 14.81 × 2 = 533 N, so five cups of 60 mm on
    cardboard; take six, because a layout wants to be symmetrical.</p>
    <p>If the carton is swung to the side, only friction holds it: divide by µ = 0.5 and use twice the number, or put a hook below.</p>
    <h3>Leakage decides</h3>
    <p>With porous material the pump has to take away what leaks in. Measure it: one cup, one gauge, one flow meter, and the worst carton you
    can find. The <a href="/products/vacuum-gripper-lg-v8">vacuum gripper LG-V8</a> has a valve for each cup, so that one leaking cup does not
    cost the other seven their vacuum.</p>
    <img src="demo:products/gripper-vacuum.webp" alt="Vacuum gripper LG-V8 with eight cups">
    <h2>Weight and length</h2>
    <p>Every kilogram at the wrist is a kilogram less of product. And length is worse than weight: what a long gripper does to axis 5 is worked
    out in <a href="/news/reading-a-load-diagram">Reading a load diagram</a>. Good values: gripper no heavier than the part for parts above 5 kg,
    centre of gravity within 150 mm of the flange.</p>
    <h2>When the power fails</h2>
    <p>A gripper must not drop its part because a fuse has blown. ISO 10218-2 asks for it. Springs or a self-locking spindle for jaws, a vacuum
    store with a check valve for cups: half a litre for each cup of 60 mm keeps a tight sheet for minutes and a porous carton for
    seconds. Try it, with the longest part, in the worst position, before the acceptance and not at it.</p>
    <blockquote>Pull the plug while it holds your most expensive part. If you hesitate, the gripper is not ready.</blockquote>
    <h3>Checklist</h3>
    <ol>
      <li>Worst part, not the nicest: oily, warm, bent, wet.</li>
      <li>Room in the machine for open jaws, at the place where the part is put.</li>
      <li>Sensor for “part held”, and one for “open”.</li>
      <li>Wearing parts changed without a tool, and a second set on the shelf.</li>
      <li>For work beside people: no edge with a radius below 5 mm, force limited, nothing that can pinch.</li>
    </ol>`,
  published_at: '2026-05-12T09:00:00+07:00',
  author: 'Bagas Hartono',
  featured_image: 'articles/gripper-choice.webp',
  images: ['products/gripper-electric.webp', 'products/gripper-vacuum.webp'],
  is_featured: false,
};
