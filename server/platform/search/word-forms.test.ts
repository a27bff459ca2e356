import { describe, expect, it } from 'vitest';
import { baseForm, otherNumber, singular, spelling, storedForms } from './word-forms.ts';

describe('forms of words (SEARCH-04)', () => {
  it.each([
    ['grippers', 'gripper'],
    ['batteries', 'battery'],
    ['switches', 'switch'],
    ['boxes', 'box'],
    ['presses', 'press'],
    ['cases', 'case'],
    ['valves', 'valve'],
    ['sizes', 'size'],
    ['axes', 'axis'],
    ['lenses', 'lens'],
    // not plurals
    ['axis', 'axis'],
    ['chassis', 'chassis'],
    ['press', 'press'],
    ['status', 'status'],
    ['series', 'series'],
    ['gas', 'gas'],
    ['lr20s', 'lr20s'],
    ['роботs', 'роботs'],
  ])('convert %s to the singular %s', (word, one) => {
    expect(singular(word)).toBe(one);
  });

  it.each([
    ['palletizing', 'palletising'],
    ['palletizer', 'palletiser'],
    ['analyze', 'analyse'],
    ['colour', 'color'],
    ['coloured', 'colored'],
    ['centre', 'center'],
    ['centred', 'centered'],
    ['kilometres', 'kilometers'],
    ['catalogue', 'catalog'],
    ['labelling', 'labeling'],
    ['aluminium', 'aluminum'],
    ['grey', 'gray'],
    // the same in both spellings
    ['hour', 'hour'],
    ['four', 'four'],
    ['source', 'source'],
    ['horizontal', 'horizontal'],
    ['size', 'size'],
    ['controller', 'controller'],
  ])('convert %s to the spelling %s', (word, one) => {
    expect(spelling(word)).toBe(one);
  });

  it('are stored unless they are a prefix of the word', () => {
    expect(storedForms('grippers')).toEqual([]);
    expect(storedForms('batteries')).toEqual(['battery']);
    expect(storedForms('colours')).toEqual(['colors']);
    expect(storedForms('palletizing')).toEqual(['palletising']);
    expect(baseForm('Colours'.toLowerCase())).toBe('color');
  });

  it('include small numbers as words and as digits', () => {
    expect([otherNumber('six'), otherNumber('6'), otherNumber('13'), otherNumber('robot')]).toEqual(['6', 'six', undefined, undefined]);
  });

  it('are idempotent', () => {
    for (const word of ['palletizing', 'colours', 'batteries', 'centred', 'catalogues', 'axes', 'analyzers']) {
      expect(baseForm(baseForm(word))).toBe(baseForm(word));
    }
  });
});
