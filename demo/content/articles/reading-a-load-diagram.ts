import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const loadDiagram: Article = {
  type: 'knowledge',
  title: 'Reading a load diagram without fooling yourself',
  slug: 'reading-a-load-diagram',
  excerpt: 'Payload is only half of the wrist. Where the centre of gravity sits decides the rest.',
  content: html`
    <p>“Twenty kilograms” stands on the arm, so a gripper of 8 kg and a part of 11 kg should be fine. Often they are not. The number in the
    name holds for one place of the centre of gravity, close to the flange. Everything else is in the load diagram, the page of the
    manual that is opened least and regretted most.</p>
    <h2>Three limits, one wrist</h2>
    <ol>
      <li><strong>Mass.</strong> What the big axes can accelerate.</li>
      <li><strong>Torque.</strong> Mass times distance times gravity, against what the gears of axes 4, 5 and 6 can hold.</li>
      <li><strong>Inertia.</strong> How the mass is spread, against what those axes can start and stop.</li>
    </ol>
    <p>The load diagram shows the first two. Its horizontal axis is the distance of the centre of gravity from the flange along the tool (z),
    its vertical axis the distance from the centre line (xy). Each curve belongs to one mass: inside is allowed, outside is not. Inertia
    is a separate line of the data sheet and has no picture, which is why it is forgotten.</p>
    <h2>A worked example</h2>
    <p>An <a href="/products/six-axis-robot-lr20">LR20</a> is to load a lathe. The flange carries a double gripper; one side holds the raw
    part, the other the finished one. The wrist of the LR20 may be loaded with 49 Nm on axes 4 and 5, 24 Nm on axis 6.</p>
    <table>
      <thead><tr><th>What</th><th>Mass</th><th>z from flange</th><th>xy from axis 6</th></tr></thead>
      <tbody>
        <tr><td>Adapter and tool changer</td><td>2.1 kg</td><td>35 mm</td><td>0 mm</td></tr>
        <tr><td>Double gripper</td><td>6.4 kg</td><td>120 mm</td><td>0 mm</td></tr>
        <tr><td>Raw part, one side</td><td>5.2 kg</td><td>150 mm</td><td>160 mm</td></tr>
        <tr><td>Hoses and sensor</td><td>0.6 kg</td><td>90 mm</td><td>0 mm</td></tr>
        <tr><td>Together</td><td>14.3 kg</td><td>117 mm</td><td>58 mm</td></tr>
      </tbody>
    </table>
    <p>The distance together is the mean weighted by mass: (2.1 × 35 + 6.4 × 120 + 5.2 × 150 + 0.6 × 90) / 14.3 = 117 mm, and sideways
    5.2 × 160 / 14.3 = 58 mm.</p>
    <h3>Torque on axis 5</h3>
    <p>Axis 5 lies 85 mm behind the flange. The arm to the centre of gravity is √((117 + 85)² + 58²) = 210 mm. Torque: 14.3 kg ×
    9.81 m/s² × 0.210 m = 29.5 Nm. Allowed 49 Nm: 60 percent used.</p>
    <h3>Torque on axis 6</h3>
    <p>14.3 × 9.81 × 0.058 = 8.1 Nm, when the flange points sideways. Allowed 24 Nm.</p>
    <h3>Inertia about axis 6</h3>
    <p>The part alone brings 5.2 × 0.160² = 0.133 kg·m², the gripper about 0.05. With 0.19 of 1.1 kg·m² there is nothing to fear. Turn the
    gripper by a longer bracket, xy = 400 mm, and the part alone makes 0.83. The distance counts squared.</p>
    <img src="demo:products/arm-medium-drawing.webp" alt="Dimension drawing of the six-axis robot LR20">
    <h2>The case that catches people</h2>
    <p>Now both sides of the gripper hold a part: mass 19.5 kg, still below 20. Sideways the parts balance, xy = 0. But z has moved to
    126 mm, and the torque on axis 5 is 19.5 × 9.81 × 0.211 = 40.4 Nm. Allowed, with 18 percent to spare. With an adapter of 80 mm more
    for a deep chuck it is 19.5 × 9.81 × 0.291 = 55.7 Nm: too much, with a mass that is within the name of the arm.</p>
    <blockquote>The name on the arm is the mass at the flange. Your part is not at the flange.</blockquote>
    <h2>Rules of thumb</h2>
    <ul>
      <li>Weigh the gripper. A drawing forgets screws, hoses and the sensor that comes last: add ten percent, or better, use a scale.</li>
      <li>Stay below 80 percent of mass and torque. The last fifth is for the change that comes in the second year.</li>
      <li>Short and thick beats long and light: 100 mm less z is worth more than 2 kg less mass.</li>
      <li>Enter the load in the controller. Braking ways, collision sensing and path accuracy are all calculated from it. The LRC5 weighs
      it by itself in forty seconds if you let it turn the wrist.</li>
    </ul>
    <h3>What happens if you do not</h3>
    <p>Nothing, for a while. Then the drive reports a position lag on axis 5 in the middle of a fast move, somebody lowers the speed, and
    after 9,000 hours instead of 20,000 the gear has play. We have taken apart forty such gears. Their owners all said that the load was
    within the number in the name.</p>`,
  published_at: '2026-09-16T09:00:00+07:00',
  author: 'Maya Lestari',
  featured_image: 'articles/article-load.webp',
  images: ['products/arm-medium.webp', 'products/arm-medium-drawing.webp'],
  is_featured: false,
};
