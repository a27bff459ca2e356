import { html } from '../html.ts';
import type { Article } from '../types.ts';

export const lightBeforeLens: Article = {
  type: 'knowledge',
  title: 'Light before lens: what makes a good inspection picture',
  slug: 'light-before-lens',
  excerpt: 'A camera sees contrast, not parts. Four ways to light a scratch, and a sum that says how bright it must be.',
  content: html`
    <p>When an inspection does not work, the first wish is for more pixels. In nine of ten cases we solve on the bench the camera stays and
    the lamp moves. A fault that has no contrast is not there, with two megapixels or with twenty.</p>
    <h2>What light does</h2>
    <p>A smooth surface throws light back like a mirror, at the angle at which it came. A rough one scatters it. A scratch, an edge or a
    raised letter sends it somewhere else than its surroundings do. To light well means to place the lamp so that one of the two
    reaches the lens and the other does not.</p>
    <h3>Four arrangements</h3>
    <table>
      <thead><tr><th>Arrangement</th><th>Lamp</th><th>Good for</th></tr></thead>
      <tbody>
        <tr><td>Bright field</td><td>Ring around the lens, 60° to 90° to the part</td><td>Print, colour, matt parts</td></tr>
        <tr><td>Dark field</td><td>Low ring, 10° to 25°</td><td>Scratches, engraving, edges on smooth parts</td></tr>
        <tr><td>Back light</td><td>Panel behind the part</td><td>Outlines, holes, measuring, fill level</td></tr>
        <tr><td>Dome or coaxial</td><td>White half sphere, or through a half mirror</td><td>Shiny and curved parts, foil, codes on metal</td></tr>
      </tbody>
    </table>
    <p>Try all four with a torch before you buy one. Ten minutes in a dark corner, with a telephone for a camera, tell more than a
    catalogue.</p>
    <h2>Colour</h2>
    <p>The same colour makes bright, the opposite colour makes dark. Red print vanishes in red light and is black in blue. For a
    monochrome camera that is a filter that costs nothing. Infrared passes many printing inks: a date code of carbon ink stays
    black when the coloured picture below is gone.</p>
    <h2>A sum: exposure and blur</h2>
    <p>Parts pass at 0.8 m/s and one pixel is to see 0.1 mm. The picture must not smear by more than half a pixel:</p>
    <ul>
      <li>Longest exposure: 0.05 mm / 800 mm/s = 62 µs.</li>
      <li>At rest the picture was good with 2 ms at 10 % lamp current. That is 2,000 × 0.10 = 200 units of light.</li>
      <li>In 62 µs the lamp must give 200 / 62 = 3.2 times its full current.</li>
    </ul>
    <p>LEDs bear that if it is brief. The ring of the <a href="/products/smart-camera-lk5">Smart Camera LK5</a> may be driven at four times its
    rated current for up to 100 µs, sixty times a second. So the answer is yes, with a fifth to spare. If it were no: open the aperture
    by one stop for twice the light, and accept 0.7 times the depth of field.</p>
    <img src="demo:products/smart-camera.webp" alt="Smart camera LK5 with its ring light in four segments">
    <h2>Pixels, at last</h2>
    <p>Now count them. A fault should cover at least four pixels in its smallest direction, and a measure needs ten pixels in
    its tolerance. For a field of 160 mm and faults of 0.4 mm: 160 / (0.4 / 4) = 1,600 pixels across. That is just what the LK5 has. For an
    endless web the <a href="/products/line-scan-camera-lk-l8">line-scan camera</a> does the same sum line by line.</p>
    <blockquote>Choose the light for contrast, the lens for the field, the camera for what is left.</blockquote>
    <h2>Keep the day out</h2>
    <p>Sun through a gate is 100,000 lux, a hall lamp 500. Short flashes help most: in 62 µs the sun gives little, the lamp all it has. A
    narrow filter for the lamp's colour takes off another 90 percent. If both are not enough, build a hood; sheet metal is cheaper than
    software.</p>
    <h3>Five questions for your next inspection</h3>
    <ol>
      <li>What is the difference between good and bad that a hand or an eye can name?</li>
      <li>How big is the smallest fault, how big the field?</li>
      <li>How fast does the part move, how far up and down, how much is it turned?</li>
      <li>What else changes: colour, oil, supplier, season?</li>
      <li>What does a good part cost that is thrown away, and what a bad one that gets through?</li>
    </ol>
    <p>The last one sets the threshold, and only the plant can answer it. Send us thirty parts of each kind; we send back pictures,
    lit in four ways, within a week. Where height makes the difference and no light helps, a
    <a href="/products/3d-profile-sensor-lk-3d">profile sensor</a> does.</p>`,
  published_at: '2026-06-10T09:00:00+07:00',
  author: 'Maya Lestari',
  featured_image: 'articles/vision-light.webp',
  images: ['products/smart-camera.webp', 'products/line-scan-camera.webp', 'products/camera-3d.webp'],
  is_featured: false,
};
