// portraits.mjs: busts of fictitious people, built from simple geometric shapes.
import { text } from '../board/lettering.mjs';
import { svg } from './svg.mjs';

const HAIR = {
  short: 'M204 300c-16-92 26-150 96-150s112 58 96 150c-4-34-16-58-34-74-34 14-90 14-124 0-18 16-30 40-34 74Z',
  side: 'M203 306c-20-100 26-160 100-158 66 2 112 58 94 158-4-40-18-66-36-80-44 14-92 8-120-18-6 32-30 56-38 98Z',
  bun: 'M203 310c-16-96 26-154 97-154s113 58 97 154c-6-58-40-92-97-92s-91 34-97 92ZM256 158a44 40 0 1 1 88 0',
  scarf:
    'M300 136c-86 0-124 64-120 150 4 76-10 150-34 214 52 40 256 40 308 0-24-64-38-138-34-214 4-86-34-150-120-150Zm0 62c50 0 78 40 78 96s-32 112-78 112-78-56-78-112 28-96 78-96Z',
  long: 'M200 306c-14-96 26-154 100-154s114 58 100 154c-2 72 12 120 34 166h-84c16-50 20-106 14-176-30-14-52-36-64-62-20 34-48 54-64 62-6 70-2 126 14 176h-84c22-46 36-94 34-166Z',
  crop: 'M206 292c-10-86 28-134 94-134s104 48 94 134c-6-26-14-44-24-56-44-10-96-10-140 0-10 12-18 30-24 56Z',
};
/** Brows, eyes, nose and mouth. @param lips colour of the mouth, which a beard would hide; up: distance above the middle */
const face = (ink, { lips = ink, smile, up }) =>
  `<g transform="translate(0 ${-up})"><g fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"><path d="M240 282q19-13 38-3M322 279q19-10 38 3" stroke-width="5"/>` +
  `<path d="M246 308q14-12 28 0M326 308q14-12 28 0"/><path d="M303 316c2 18 8 30 8 38 0 7-8 10-18 7"/>` +
  `<path d="M274 388q26 ${smile} 52 0" stroke="${lips}" stroke-width="4"/></g>` +
  `<circle cx="260" cy="307" r="5.5" fill="${ink}"/><circle cx="340" cy="307" r="5.5" fill="${ink}"/></g>`;
function portrait(initials, { hair = 'short', smile = 14, glasses = false, beard = false, dark = false, jacket = 'v' } = {}) {
  const ink = dark ? '#e6eaec' : '#20282d',
    skin = dark ? '#8d9aa2' : '#f4f6f6',
    shade = dark ? '#6f7d86' : '#d5dbde',
    cloth = dark ? '#2c373d' : '#39444b',
    hairC = dark ? '#12181b' : '#20282d',
    shirt = dark ? '#c3ccd1' : '#ffffff';
  const st = `stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
  const guide = `<g stroke="${ink}" stroke-width="1" opacity=".32" fill="none"><path d="M300 40V750" stroke-dasharray="22 6 3 6"/><path d="M60 300H540" stroke-dasharray="22 6 3 6"/><circle cx="300" cy="300" r="212"/><path d="M88 286v28M512 286v28M286 88h28"/></g>`;
  const shoulders = `<path d="M40 750c4-132 62-196 172-224l34-18h108l34 18c110 28 168 92 172 224Z" fill="${cloth}" ${st}/>`;
  const neck = `<path d="M252 410v92c0 30 22 50 48 50s48-20 48-50v-92Z" fill="${skin}" ${st}/><path d="M253 424c22 34 70 34 94 0v26c-26 30-68 26-94-6Z" fill="${shade}"/>`;
  const collar = {
    v: `<path d="M240 508l60 132 60-132-14-8c-6 30-24 46-46 46s-40-16-46-46Z" fill="${shirt}" ${st}/><path d="M240 508l-40 40 48 54 52 148M360 508l40 40-48 54-52 148" fill="${cloth}" ${st}/>`,
    round: `<path d="M236 512c10 46 36 68 64 68s54-22 64-68" fill="${skin}" ${st}/>`,
    polo: `<path d="M246 500l-22 32 40 62 36-46 36 46 40-62-22-32c-6 30-24 48-54 48s-48-18-54-48Z" fill="${shirt}" ${st}/><path d="M300 550V750" ${st}/>`,
  }[jacket];
  const head = `<path d="M206 286c0-78 36-122 94-122s94 44 94 122c0 88-40 158-94 158s-94-70-94-158Z" fill="${skin}" ${st}/><path d="M318 166c48 10 74 52 74 120 0 84-38 154-90 157 44-40 64-100 60-164-2-52-16-90-44-113Z" fill="${shade}"/>`;
  const extra =
    (beard
      ? `<path d="M209 310c4 84 40 134 91 134s87-50 91-134c-12 34-30 50-50 56-26-12-56-12-82 0-20-6-38-22-50-56Z" fill="${hairC}" ${st}/>`
      : '') +
    (glasses
      ? `<g fill="none" ${st}><circle cx="260" cy="306" r="27"/><circle cx="340" cy="306" r="27"/><path d="M287 303q13-7 26 0M233 302l-25-6M367 302l25-6"/></g>`
      : '');
  return svg(
    600,
    750,
    `<rect width="600" height="750" fill="url(#b)"/>${guide}${shoulders}${neck}${collar}${head}${extra}${face('#12181b', { lips: beard ? skin : undefined, smile, up: hair === 'scarf' ? 16 : 0 })}<path d="${HAIR[hair]}" fill="${hairC}" fill-rule="evenodd" ${st}/>${text(34, 62, initials, 26, { color: ink, w: 0.12 })}<path d="M34 80h58" stroke="#2fbf6a" stroke-width="5"/>`,
    `<linearGradient id="b" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${dark ? '#2a3338' : '#eef0f1'}"/><stop offset="1" stop-color="${dark ? '#161d21' : '#cdd4d8'}"/></linearGradient>`,
  );
}
export const team = {
  'team-1': () => portrait('RW', { hair: 'bun', jacket: 'v', smile: 20 }),
  'team-2': () => portrait('BH', { hair: 'crop', glasses: true, beard: true, jacket: 'polo', dark: true }),
  'team-3': () => portrait('AS', { hair: 'scarf', jacket: 'round', dark: true, smile: 18 }),
  'team-4': () => portrait('DK', { hair: 'side', jacket: 'v' }),
  'team-5': () => portrait('ML', { hair: 'long', glasses: true, jacket: 'round' }),
  'team-6': () => portrait('YP', { hair: 'short', jacket: 'polo', dark: true, smile: 10 }),
};
