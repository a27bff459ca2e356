// lettering.mjs: engineering lettering, a stroke font, so that no font file is needed. Capitals, digits, a few signs.
const GLYPH = {
  A: '0602204246 0444',
  B: '00304142330333 3344453606 0600',
  C: '4130100105163645',
  D: '002042442606 0006',
  E: '40000646 0333',
  F: '400006 0333',
  G: '41301001051636454323',
  H: '0006 4046 0343',
  I: '1030 2026 1636',
  J: '4045361605',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  Q: '103041453616050110 3446',
  R: '06003041423303 2346',
  S: '413010010213334445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
  0: '103041453616050110',
  1: '112026 1636',
  2: '01103041420646',
  3: '004022324345361605',
  4: '36300444',
  5: '4000023243453606',
  6: '30100105163645443303',
  7: '004016',
  8: '103041423313020110 1304051636454433',
  9: '4313020110304145361605',
  '-': '1333',
  '.': '2526',
  ',': '2527',
  '/': '0640',
  ':': '2122 2425',
  '+': '2125 0343',
  '%': '0640 0011 3546',
  '=': '0242 0444',
  '<': '400346',
  '>': '004306',
};
export function text(x, y, str, size, { color = '#fff', w = 0.14, anchor = 'start', opacity = 1, gap = 1.6 } = {}) {
  const k = size / 6,
    adv = (4 + gap) * k,
    width = str.length * adv - gap * k;
  const x0 = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  let d = '';
  [...String(str).toUpperCase()].forEach((ch, i) => {
    for (const s of (GLYPH[ch] || '').split(' '))
      for (let j = 0; j < s.length; j += 2)
        d += `${j ? 'L' : 'M'}${(x0 + i * adv + s[j] * k).toFixed(2)} ${(y - size + s[j + 1] * k).toFixed(2)}`;
  });
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${(size * w).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}
