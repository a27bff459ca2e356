import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lkL8: Product = {
  name: 'Line-Scan Camera LK-L8',
  slug: 'line-scan-camera-lk-l8',
  model: 'LK-L8K',
  category: 'vision-sensing',
  price: 96_500_000,
  sort_order: 300,
  is_featured: false,
  short_description: html`<p>8,192 pixels at 80 kHz for webs, film and printed sheet.</p>`,
  description: html`
    <p>The LK-L8 sees one line, eighty thousand times a second, and puts the lines together to a picture without an end. It is made for
    what never stands still: foil, paper, glass, battery electrodes, printed cartons.</p>
    <h3>Width and speed, worked out</h3>
    <p>A web 800 mm wide over 8,192 pixels gives 0.098 mm a pixel. For square pixels the web may move 0.098 mm in 12.5 µs: 7.8 m/s, or
    469 m/min. At half that speed two exposures a line are possible, one in bright field and one in dark field.</p>
    <h3>Enough light in 12 microseconds</h3>
    <ul>
      <li>Pixels of 5 µm with four lines that add up (TDI) see four times as much as one.</li>
      <li>The line light LKB with 1.2 million lux is driven by the camera and follows its exposure.</li>
      <li>Flat-field correction for each pixel evens out lens and light; it is repeated on a white tile in one minute.</li>
    </ul>
    <h3>An encoder gives the beat</h3>
    <p>Take the trigger from an encoder on the web, not from a clock: pixels then stay square when the machine speeds up. The
    camera divides and multiplies the pulses by any fraction, and ignores a web that runs backwards.</p>`,
  pictures: picturesOf('line-scan-camera'),
  specifications: [
    group('Performance', [
      ['Pixels', '8,192'],
      ['Line rate', '80 kHz'],
      ['Pixel size', '5 × 5 µm'],
      ['Speed at 0.1 mm per pixel', '8 m/s'],
    ]),
    group('Sensor', [
      ['Type', 'CMOS, 4 lines TDI, monochrome'],
      ['Length of the line', '41 mm'],
      ['Dynamic range', '62 dB'],
      ['Bit depth', '8, 10 or 12 bit'],
      ['Spectral range', '400 to 950 nm'],
    ]),
    group('Interfaces', [
      ['Data', '10 Gigabit Ethernet, GigE Vision 2.1'],
      ['Trigger', 'Encoder RS-422, 2 channels'],
      ['Light control', '3 outputs, line by line'],
      ['Standard', 'GenICam'],
    ]),
    group('Mechanics and environment', [
      ['Lens mount', 'M72 × 0.75, F-mount adapter'],
      ['Width × height × depth', '80 × 80 × 72 mm'],
      ['Weight without lens', '0.72 kg'],
      ['Supply', '12 to 24 V DC, 17 W'],
      ['Protection', 'IP40, IP65 in housing'],
      ['Operating temperature, housing', '0 to 60 °C'],
    ]),
  ],
  has_brochure: true,
};
