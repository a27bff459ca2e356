import { expect, test } from 'vitest';
import { readGradient } from './paint-gradients.ts';

test('reads angle, colours and places as browsers compute them', () => {
  expect(readGradient('linear-gradient(90deg, rgba(15, 20, 23, 0.92), rgba(15, 20, 23, 0.7) 36%, rgba(0, 0, 0, 0) 68%)')).toEqual({
    degrees: 90,
    stops: [
      [0, 'rgba(15, 20, 23, 0.92)'],
      [0.36, 'rgba(15, 20, 23, 0.7)'],
      [0.68, 'rgba(0, 0, 0, 0)'],
    ],
  });
});

test('colours without a place lie evenly between their neighbours', () => {
  const gradient = readGradient('linear-gradient(red, lime, oklab(0.5 0 0 / 0.6) 60%, blue)');
  expect(gradient?.degrees).toBe(180);
  expect(gradient?.stops.map(([at]) => Number(at.toFixed(2)))).toEqual([0, 0.3, 0.6, 1]);
});

test('reports gradients that it cannot paint', () => {
  expect(readGradient('none')).toBeNull();
  expect(readGradient('url("a.png")')).toBeNull();
});
