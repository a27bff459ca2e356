import { describe, expect, it } from 'vitest';
import { codeColumn, compact, fold, htmlToText, modelColumn, searchTerms, textColumn, wordColumn } from './search-text.ts';

describe('folding', () => {
  it.each([
    ['Élan Größe', 'elan grosse'],
    ['Ærø œuvre Łódź', 'aero oeuvre lodz'],
    ['ﬁne Ⅳ ½', 'fine iv 1⁄2'],
    ['Робот', 'робот'],
  ])('%s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('folds a letter and its mark as one or as two alike', () => {
    expect(fold('e\u0301lan')).toBe(fold('élan'));
  });
});

describe('columns', () => {
  it('put a space before each word', () => {
    expect(wordColumn('Six-Axis Robot', null, 'LR-20')).toBe(' six axis robot lr 20');
    expect(wordColumn('', null)).toBe('');
  });

  it('add what is typed together, for words with a digit', () => {
    expect(codeColumn('The LR-20 and ISO 9409-1-50, well-known')).toBe(' lr20 9409150');
  });

  it('hold model numbers without hyphens and spaces', () => {
    expect(modelColumn('LR-20 / 1720', 'Six-Axis Robot LR-20')).toBe(' lr201720 lr20 ');
    expect(modelColumn(null, 'Robot')).toBe('');
    expect(compact('LR 20-A')).toBe('lr20a');
  });

  it('take words out of HTML without joining blocks or splitting words', () => {
    expect(htmlToText('<p>One</p><p>t<strong>w</strong>o&nbsp;&amp; &eacute; three</p>')).toBe('One two & &eacute; three');
    expect(htmlToText('&#228;&#99999999;')).toBe('ä&#99999999;');
    expect(textColumn(['<li>IP67</li><li>LX-R16</li>'], ['20 kg'])).toBe(' ip67 lx r16 20 kg lxr16');
  });
});

describe('searchTerms', () => {
  it('splits what was typed into words, each once', () => {
    expect(searchTerms('  LR-20  robot robot ')).toEqual([
      { parts: ['lr', '20'], compact: 'lr20' },
      { parts: ['robot'], compact: 'robot' },
    ]);
  });

  it.each(['', '   ', '%', '_', '-- * ()', '\\', '"\''])('finds no word in %j', (typed) => {
    expect(searchTerms(typed)).toEqual([]);
  });

  it('does not read other signs as a way to write a number', () => {
    expect(searchTerms('1%0')).toEqual([{ parts: ['1', '0'], compact: null }]);
    expect(searchTerms('100%')).toEqual([{ parts: ['100'], compact: '100' }]);
  });

  it('is quick with what is meant to be slow', () => {
    const start = performance.now();
    searchTerms(`${'a-'.repeat(5000)}%${'-a'.repeat(5000)}!`);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
