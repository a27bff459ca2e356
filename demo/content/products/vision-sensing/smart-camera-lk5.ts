import { html } from '../../html.ts';
import { group, picturesOf } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lk5: Product = {
  name: 'Smart Camera LK5',
  slug: 'smart-camera-lk5',
  model: 'LK5-2M',
  category: 'vision-sensing',
  price: 41_200_000,
  sort_order: 290,
  is_featured: true,
  short_description: html`<p>Two megapixels, ring light and inspection tools in one housing. Finds, measures and reads without a computer.</p>`,
  description: html`
    <p>The LK5 looks, decides and tells the controller within 40 ms. Lens, light, processor and inspection tools are in one sealed housing;
    two cables lead to it and no computer stands beside it.</p>
    <h3>Twenty-two tools, no program</h3>
    <p>Find a contour, measure a distance, count, compare a colour, read a code, read print: tools are put on the picture and linked to
    each other. A learning tool sorts good from bad after thirty pictures of each, and says how sure it is.</p>
    <h3>What two megapixels can see</h3>
    <ul>
      <li>Rule of thumb: the smallest fault should cover four pixels, a measure needs ten in its tolerance.</li>
      <li>1,600 pixels on a field of 160 mm give 0.1 mm a pixel: faults from 0.4 mm, measures to ±0.05 mm with sub-pixel edges.</li>
      <li>The liquid lens focuses from 60 mm to infinity, and the recipe remembers where.</li>
    </ul>
    <h3>Light first</h3>
    <p>Four segments of the ring switch separately in white, red, blue or infrared, and polarised if needed. Why
    <a href="/news/light-before-lens">the light matters more than the pixels</a> is told in our knowledge base.</p>`,
  pictures: picturesOf('smart-camera'),
  specifications: [
    group('Performance', [
      ['Resolution', '1,600 × 1,200 pixels'],
      ['Frame rate', '60 per second'],
      ['Typical inspection', '40 ms'],
      ['Working distance', '60 mm to infinity'],
    ]),
    group('Optics and light', [
      ['Sensor', '1/1.8 in CMOS, global shutter'],
      ['Lens', 'Liquid, 12 or 16 mm, exchangeable'],
      ['Ring light', '16 LEDs in 4 segments'],
      ['Colours', 'White, red 625 nm, blue 470 nm, infrared 850 nm'],
      ['Exposure', '10 µs to 200 ms'],
    ]),
    group('Tools', [
      ['Location and measuring', '11'],
      ['Codes', '1D, Data Matrix, QR; grading after ISO/IEC 29158'],
      ['Text', 'Print and laser, also learnt fonts'],
      ['Recipes', '256'],
    ]),
    group('Interfaces', [
      ['Network', '1 Gbit/s, PROFINET, EtherNet/IP, OPC UA'],
      ['Digital', '4 inputs, 4 outputs, 24 V'],
      ['Picture store', '8 GB inside, FTP outside'],
    ]),
    group('Mechanics and environment', [
      ['Width × height × depth', '62 × 62 × 98 mm'],
      ['Weight', '0.48 kg'],
      ['Supply', '24 V DC, 14 W'],
      ['Protection', 'IP67'],
      ['Operating temperature', '0 to 45 °C'],
    ]),
  ],
  has_brochure: true,
};
