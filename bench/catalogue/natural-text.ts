// Texts of invented words whose frequency decreases with their rank, as in natural language (Zipf's law). The sentences of texts.ts contain
// few different words, so a search for one of them matches a large part of the catalogue.
import { between, oneOf, type Random, randomNumbers } from './texts.ts';

const common =
  'the and of to in for with is are on by from at or an as be can it its this that all each per via up not one two any more than only';
const technical =
  'robot gripper sensor controller payload reach axis palletising machine tending safety light curtain vacuum motor drive cable supply protection battery mobile collaborative welding conveyor camera repeatability housing steel aluminium colour automation ethernet profinet encoder brake gear bearing pneumatic cylinder valve pressure force torque servo';
const syllables = [
  'ro',
  'ba',
  'ti',
  'mec',
  'lo',
  'ver',
  'pan',
  'du',
  'ser',
  'kli',
  'to',
  'na',
  'gra',
  'pel',
  'sin',
  'mo',
  'tor',
  'con',
] as const;
const differentWords = 5000;

const inventWords = (): string[] => {
  const random = randomNumbers(2);
  const words = new Set([...common.split(' '), ...technical.split(' ')]);
  while (words.size < differentWords) words.add(Array.from({ length: between(random, 2, 4) }, () => oneOf(random, syllables)).join(''));
  return [...words];
};

const words = inventWords();

/** Cumulative frequencies of the words. */
const sums: number[] = [];
for (const rank of words.keys()) sums.push((sums.at(-1) ?? 0) + 1 / (rank + 5));

const naturalWord = (random: Random): string => {
  const wanted = random() * (sums.at(-1) ?? 0);
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return words[low] ?? '';
};

/** @param length approximate length of the HTML in characters */
export const naturalText = (random: Random, length: number): string => {
  let text = '';
  while (text.length < length) text += ` ${naturalWord(random)}`;
  return `<p>${text.trim()}</p>`;
};
