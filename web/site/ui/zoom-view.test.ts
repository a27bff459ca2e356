import { describe, expect, it } from 'vitest';
import { isOnImage, mostZoom, panBy, settle, stageOf, toggleZoom, wholeImage, zoomBy } from './zoom-view.ts';

const phone = { width: 390, height: 700 };
const stage = stageOf({ width: 1600, height: 1200 }, phone);
const centre = { x: 0, y: 0 };

describe('a zoomed picture', () => {
  it('initially fits into its frame', () => {
    expect(stage.fitted).toEqual({ width: 390, height: 292.5 });
    expect(stageOf({ width: 300, height: 3000 }, phone).fitted).toEqual({ width: 70, height: 700 });
    expect(stageOf({ width: 0, height: 0 }, phone).fitted).toEqual(phone);
  });

  it('keeps the point under the fingers in place', () => {
    const view = zoomBy(wholeImage, 3, { x: 100, y: 40 }, stage);
    expect(view.scale).toBe(3);
    // the point 100 px right of the centre has not moved
    expect(view.x + 100 * 3).toBeCloseTo(100);
  });

  it('cannot be moved out of its frame', () => {
    expect(zoomBy(wholeImage, 2, centre, stage)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(panBy({ scale: 2, x: 0, y: 0 }, 1000, 1000, stage)).toEqual({ scale: 2, x: 195, y: 0 });
    expect(panBy({ scale: 4, x: 0, y: 0 }, -1000, -1000, stage)).toEqual({ scale: 4, x: -585, y: -235 });
    expect(zoomBy({ scale: 2, x: 195, y: 0 }, 0.5, centre, stage)).toEqual(wholeImage);
  });

  it('limits its scale', () => {
    expect(zoomBy(wholeImage, 100, centre, stage).scale).toBe(mostZoom);
    expect(zoomBy(wholeImage, 0.1, centre, stage)).toEqual(wholeImage);
    expect(settle({ scale: 1.04, x: 3, y: 0 })).toEqual(wholeImage);
    expect(settle({ scale: 1.2, x: 3, y: 0 })).toEqual({ scale: 1.2, x: 3, y: 0 });
  });

  it('fills its frame on a double tap, at least at scale 2, and is reset by the next', () => {
    const filling = toggleZoom(wholeImage, centre, stage);
    expect(filling.scale).toBeCloseTo(700 / 292.5);
    expect(toggleZoom(filling, centre, stage)).toEqual(wholeImage);
    expect(toggleZoom(wholeImage, centre, stageOf({ width: 1600, height: 1200 }, { width: 800, height: 600 })).scale).toBe(2);
  });

  it('detects which points are on it', () => {
    expect([isOnImage(wholeImage, { x: 0, y: 140 }, stage), isOnImage(wholeImage, { x: 0, y: 160 }, stage)]).toEqual([true, false]);
  });
});
