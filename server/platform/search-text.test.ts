import { describe, expect, it } from 'vitest';
import { fold } from '#contract/rules/fold.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { compact, words } from './search-text.ts';

describe('folding (SEARCH-02)', () => {
  it.each([
    ['Élan Größe', 'elan grosse'],
    ['Ærø œuvre Łódź', 'aero oeuvre lodz'],
    ['ﬁne Ⅳ ½', 'fine iv 1⁄2'],
    ['Робот', 'робот'],
  ])('converts %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('folds composed and decomposed letters to the same text', () => {
    expect(fold('e\u0301lan')).toBe(fold('élan'));
  });
});

describe('words', () => {
  it('are sequences of letters and digits', () => {
    expect(words('Six-Axis Robot, LR-20!')).toEqual(['six', 'axis', 'robot', 'lr', '20']);
    expect(compact('LR 20-A')).toBe('lr20a');
  });

  it('are extracted from HTML without joining blocks or splitting words', () => {
    expect(htmlToText('<p>One</p><p>t<strong>w</strong>o&nbsp;&amp; &eacute; three</p>')).toBe('One two & &eacute; three');
    expect(htmlToText('&#228;&#99999999;')).toBe('ä&#99999999;');
  });
});
