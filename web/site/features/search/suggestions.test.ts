import { describe, expect, it, test } from 'vitest';
import { suggestionsTexts } from '#contract/texts/en/suggestions.ts';
import { englishTexts } from '#web/site/lib/language.ts';
import { withoutPart } from '#web/site/lib/without-part.ts';
import { searchAttributes } from '#web/test/search-attributes.ts';
import { suggestionsFor as suggest } from './suggestions.ts';

const suggestionsFor = (typed: string, attributes: Parameters<typeof suggest>[1]) =>
  suggest(typed, attributes, englishTexts(suggestionsTexts));

const labels = (typed: string) => suggestionsFor(typed, searchAttributes).map(({ label }) => label);
const texts = (typed: string) => suggestionsFor(typed, searchAttributes).map(({ text }) => text);

describe('suggestions (ATTR-85)', () => {
  it('offer the attributes whose names begin with the typed text', () => {
    expect(suggestionsFor('robot pa', searchAttributes)).toEqual([
      { key: 'attribute-payload', label: 'Payload ≥ … kg', detail: '3 to 210 kg in the catalogue', text: 'robot Payload>=' },
    ]);
    expect(suggestionsFor('prot', searchAttributes)).toEqual([
      { key: 'attribute-protection', label: 'Protection = …', detail: 'IP54, IP65, IP67, IP69', text: 'Protection=' },
    ]);
    expect(suggestionsFor('brake', searchAttributes)).toEqual([
      { key: 'attribute-brake', label: 'Brake = yes or no', detail: '', text: 'Brake=' },
    ]);
  });

  test.each([
    ['p', []],
    ['re', ['Reach ≥ … mm', 'Repeatability ≤ … mm']],
    // an alias, a word inside a name, several words
    ['load', ['Payload ≥ … kg']],
    ['temp', ['Operating temperature = … °C']],
    ['robot operating te', ['Operating temperature = … °C']],
    ['payload ', []],
    ['robot', []],
    // units
    ['payload>=', []],
    ['payload>=5', ['kg', 'g', 'lb']],
    ['payload>=5 ', ['kg', 'g', 'lb']],
    ['payload>=5k', ['kg']],
    ['payload>=5kg', []],
    ['payload>=5 g', []],
    ['payload=5..10', ['kg', 'g', 'lb']],
    ['payload=5 to 10 l', ['lb']],
    ['paylaod>=5', ['kg', 'g', 'lb']],
    ['operating temperature = -10..40', ['°C', '°F']],
    ['payload>=5 re', ['Reach ≥ … mm', 'Repeatability ≤ … mm']],
    ['payload>=5kg, ip6', ['IP65', 'IP67', 'IP69']],
    // choices
    ['protection=', ['IP54', 'IP65', 'IP67', 'IP69']],
    ['protection=IP65,IP6', ['IP67', 'IP69']],
    ['brake=', ['yes', 'no']],
    ['brake=y', ['yes']],
    ['IP6', ['IP65', 'IP67', 'IP69']],
    ['robot ip6', ['IP65', 'IP67', 'IP69']],
    ['ip67', []],
    // choices without digits or capitals are not suggested as codes
    ['flo', []],
    ['mounting=f', ['Floor']],
    ['__proto__', []],
    ['constructor>=5', []],
  ])('complete %j with %j', (typed, expected) => {
    expect(labels(typed)).toEqual(expected);
  });

  it('contain the completed text', () => {
    expect(texts('robot payload>=5')).toEqual(['robot payload>=5kg ', 'robot payload>=5g ', 'robot payload>=5lb ']);
    expect(texts('robot payload >= 5 k')).toEqual(['robot payload >= 5kg ']);
    expect(texts('robot ip67, ip65 ip5')).toEqual(['robot ip67, ip65 IP54 ']);
    expect(texts('protection=IP54,IP67,IP69,ip6')[0]).toBe('protection=IP54,IP67,IP69,IP65 ');
  });

  it('use the key if the search cannot parse the label', () => {
    const [payload] = searchAttributes;
    const odd = payload && [{ ...payload, key: 'ratio', label: 'Ratio in : out' }];
    expect(suggestionsFor('rat', odd ?? []).map(({ text }) => text)).toEqual(['ratio>=']);
  });

  // exponential work would not end within the time limit of the test
  it('need no exponential work for hostile text', () => {
    const texts = ['>=', '1 ', '1,', 'payload>=', ' ', 'a ', '..', 'payload >= 1 to '].map((piece) =>
      piece.repeat(Math.floor(200 / piece.length)),
    );
    expect(() => texts.map((text) => suggestionsFor(text, searchAttributes))).not.toThrow();
  });
});

test.each([
  ['robot payload>=5kg IP67', 'payload>=5kg', 'robot IP67'],
  ['payload>5, reach<=2m', 'payload>5', 'reach<=2m'],
  ['robot with payload>5 and reach>1m', 'payload>5', 'robot and reach>1m'],
  ['robot with payload>5', 'payload>5', 'robot'],
  ['IP65 or IP67', 'IP67', 'IP65'],
  ['robot', 'payload>5', 'robot'],
  ['payload>5', 'payload>5', ''],
  ['protection=IP65 IP65', 'IP65', 'protection=IP65'],
])('removes from %j the part %j: %j (ATTR-87)', (typed, part, expected) => {
  expect(withoutPart(typed, part)).toBe(expected);
});
