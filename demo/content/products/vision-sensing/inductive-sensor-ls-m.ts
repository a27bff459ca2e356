import { html } from '../../html.ts';
import { picturesOf, single } from '../../product-parts.ts';
import type { Product } from '../../types.ts';

export const lsM: Product = {
  name: 'Inductive Sensor LS-M',
  slug: 'inductive-sensor-ls-m',
  model: 'LS-M18',
  category: 'vision-sensing',
  price: 640_000,
  sort_order: 330,
  is_featured: false,
  short_description: html`<p>M8 to M30, flush, factor 1 for steel and aluminium. The figures and the price are those of the M18.</p>`,
  description: html`
    <p>The LS-M sees metal and nothing else: no dust, no oil, no plastic. It has no moving part and no contact, so it goes on switching
    after the machine around it has been rebuilt twice.</p>
    <h3>The same distance for every metal</h3>
    <p>An ordinary inductive sensor that sees steel at 8 mm sees aluminium at 3 mm and copper at 2.5 mm. The LS-M measures with several
    coils and sees them all at 8 mm: reduction factor 1. One sensor in the drawing, whatever the part is made of.</p>
    <h3>Reserve against drift</h3>
    <ul>
      <li>Plan with 80 % of the rated distance: 6.4 mm for the M18. It covers temperature, supply and scatter after IEC 60947-5-2.</li>
      <li>Not disturbed by magnetic fields up to 200 mT: fit for welding cells.</li>
      <li>Flush in steel; leave one diameter between two of them.</li>
    </ul>
    <h3>Sizes</h3>
    <p>M8 with 3 mm, M12 with 4 mm, M18 with 8 mm and M30 with 15 mm, each with cable of 2 m or plug M12, PNP or NPN. All are on the shelf.</p>`,
  pictures: picturesOf('inductive-sensor'),
  specifications: [
    single('Rated distance', '8 mm'),
    single('Reduction factor, all metals', '1'),
    single('Switching frequency', '1.5 kHz'),
    single('Protection', 'IP68, IP69K'),
    single('Assured distance', '0 to 6.4 mm'),
    single('Thread and length', 'M18 × 1, 60 mm'),
    single('Mounting', 'Flush'),
    single('Repeatability', '≤ 5 % of the distance'),
    single('Hysteresis', '3 to 15 %'),
    single('Supply', '10 to 30 V DC'),
    single('Output', 'PNP, normally open, 200 mA'),
    single('Current without load', '≤ 12 mA'),
    single('Connection', 'M12, 4-pin'),
    single('Housing', 'Brass, PTFE coated against weld spatter'),
    single('Operating temperature', '−40 to 85 °C'),
    single('Standard', 'IEC 60947-5-2'),
    single('Delivery time', 'From stock'),
  ],
  has_brochure: false,
};
