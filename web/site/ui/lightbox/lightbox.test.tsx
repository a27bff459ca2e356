import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCarousel } from '../use-carousel.ts';
import { Lightbox, type LightboxImage } from './lightbox.tsx';

const images: LightboxImage[] = [
  { src: '/storage/a.webp', alt: 'An arm', caption: 'At work' },
  { src: '/storage/b.webp' },
  { src: '/storage/c.webp' },
];

// size of a phone, because jsdom has no layout
const frame = { width: 390, height: 700 };
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(frame.width);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(frame.height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, frame.width, frame.height));
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1200);
  return () => vi.restoreAllMocks();
});

const Example = ({ shown = images }: { shown?: LightboxImage[] }) => {
  const [isOpen, setIsOpen] = useState(true);
  const carousel = useCarousel(shown.length);
  return <Lightbox title="A plant" images={shown} carousel={carousel} isOpen={isOpen} onClose={() => setIsOpen(false)} />;
};
// the first lightbox loads the code of its stage
beforeAll(async () => {
  render(<Example />);
  await screen.findByText('At work');
  cleanup();
});

const place = () => screen.getByText(/^Picture \d of \d$/).textContent;
const image = () => within(screen.getByRole('dialog', { name: 'A plant' })).getByRole<HTMLImageElement>('img');

it('navigates by keyboard wherever the focus is, and wraps around (NDET-05)', async () => {
  render(<Example />);
  expect([place(), image().alt]).toEqual(['Picture 1 of 3', 'An arm']);
  screen.getByText('At work');
  await userEvent.keyboard('{ArrowLeft}');
  expect([place(), image().alt]).toEqual(['Picture 3 of 3', 'A plant, picture 3 of 3']);
  expect(screen.queryByText('At work')).toBeNull();
  await userEvent.keyboard('{ArrowRight}{End}{Home}{Alt>}{ArrowRight}{/Alt}');
  expect(place()).toBe('Picture 1 of 3');
});

it('navigates by a horizontal swipe, but not by other gestures (NDET-05)', () => {
  render(<Example />);
  const swipe = (pointerType: string, x: number, y: number) => {
    const at = { pointerType, isPrimary: true, pointerId: 1, bubbles: true };
    fireEvent.pointerDown(image(), { ...at, clientX: 200, clientY: 200 });
    fireEvent.pointerUp(image(), { ...at, clientX: 200 + x, clientY: 200 + y });
  };
  swipe('mouse', -120, 0);
  swipe('touch', -20, 0);
  swipe('touch', -80, 200);
  expect(place()).toBe('Picture 1 of 3');
  swipe('touch', -120, 10);
  expect(place()).toBe('Picture 2 of 3');
  swipe('touch', 120, 10);
  expect(place()).toBe('Picture 1 of 3');
});

describe('in a language from right to left (RTL-02)', () => {
  beforeEach(() => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  });

  it('shows the next picture with the left arrow key, and after a swipe to the right', async () => {
    render(<Example />);
    await userEvent.keyboard('{ArrowLeft}');
    expect(place()).toBe('Picture 2 of 3');
    const at = { pointerType: 'touch', isPrimary: true, pointerId: 1, bubbles: true };
    fireEvent.pointerDown(image(), { ...at, clientX: 100, clientY: 200 });
    fireEvent.pointerUp(image(), { ...at, clientX: 220, clientY: 200 });
    expect(place()).toBe('Picture 3 of 3');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(place()).toBe('Picture 1 of 3');
  });

  it('places the next picture on the left', () => {
    render(<Example />);
    const sides = [...document.querySelectorAll<HTMLElement>('.slide')].map(({ dataset, style }) => [dataset.side, style.transform]);
    expect(sides).toEqual([
      ['-1', expect.stringContaining('100%')],
      ['0', expect.stringContaining('0%')],
      ['1', expect.stringContaining('-100%')],
    ]);
  });
});

it('has no navigation buttons with a single picture', () => {
  render(<Example shown={images.slice(1, 2)} />);
  expect(image().alt).toBe('A plant');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close', 'Zoom out', 'Zoom in']);
});

it('wraps around in both directions with two pictures', async () => {
  render(<Example shown={images.slice(0, 2)} />);
  const places: (string | null)[] = [];
  for (const name of ['Next picture', 'Next picture', 'Previous picture', 'Previous picture', 'Previous picture']) {
    await userEvent.click(screen.getByRole('button', { name }));
    places.push(place());
  }
  expect(places).toEqual([2, 1, 2, 1, 2].map((number) => `Picture ${number} of 2`));
});

describe('zooming (IMG-07)', () => {
  const zoom = () => screen.getByRole('status', { name: 'Zoom' }).textContent;
  /** Transform of the picture: x, y, scale. */
  const drawn = () =>
    image()
      .closest<HTMLElement>('.slide > div')
      ?.style.transform.match(/-?[\d.]+/g)
      ?.map(Number);
  const pointer = (id: number, x: number, y: number) => ({
    pointerType: 'touch',
    isPrimary: id === 1,
    pointerId: id,
    clientX: x,
    clientY: y,
    button: 0,
    bubbles: true,
  });
  const tap = (x: number, y: number, pointerType = 'touch') => {
    fireEvent.pointerDown(image(), { ...pointer(1, x, y), pointerType });
    fireEvent.pointerUp(image(), { ...pointer(1, x, y), pointerType });
  };
  const drag = (from: [number, number], to: [number, number]) => {
    fireEvent.pointerDown(image(), pointer(1, ...from));
    fireEvent.pointerMove(image(), pointer(1, ...to));
    fireEvent.pointerUp(image(), pointer(1, ...to));
  };

  it('works by pinching, around the point between the fingers', () => {
    render(<Example />);
    fireEvent.pointerDown(image(), pointer(1, 145, 350));
    fireEvent.pointerDown(image(), pointer(2, 245, 350));
    fireEvent.pointerMove(image(), pointer(1, 95, 350));
    fireEvent.pointerMove(image(), pointer(2, 295, 350));
    expect(zoom()).toBe('200%');
    expect(drawn()?.at(-1)).toBeCloseTo(2);
    fireEvent.pointerUp(image(), pointer(2, 295, 350));
    fireEvent.pointerUp(image(), pointer(1, 95, 350));
    expect([zoom(), place()]).toEqual(['200%', 'Picture 1 of 3']);
  });

  it('works by a double tap, and a second double tap resets it', () => {
    // fixed time, so that a slow test run still counts as a double tap
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    render(<Example />);
    tap(195, 350);
    expect(zoom()).toBe('100%');
    tap(198, 352);
    expect(zoom()).toBe('239%');
    tap(195, 350);
    tap(195, 350);
    expect(zoom()).toBe('100%');
  });

  it('works by the wheel without scrolling the page behind', () => {
    render(<Example />);
    const wheel = new WheelEvent('wheel', { deltaY: -400, clientX: 195, clientY: 350, bubbles: true, cancelable: true });
    fireEvent(image(), wheel);
    expect([zoom(), wheel.defaultPrevented]).toEqual(['223%', true]);
  });

  it('makes a swipe pan the picture within its frame instead of navigating', () => {
    render(<Example />);
    tap(195, 350);
    tap(195, 350);
    drag([300, 350], [200, 350]);
    expect(place()).toBe('Picture 1 of 3');
    expect(drawn()?.[0]).toBe(-100);
    drag([300, 350], [-600, 350]);
    expect(drawn()?.[0]).toBeCloseTo(-(390 * (700 / 292.5) - 390) / 2);
  });

  it('works by keys and buttons, and makes arrow keys pan', async () => {
    render(<Example />);
    await userEvent.keyboard('+=');
    expect(zoom()).toBe('225%');
    await userEvent.keyboard('{ArrowRight}');
    expect([place(), drawn()?.[0]]).toEqual(['Picture 1 of 3', -78]);
    await userEvent.keyboard('-');
    expect(zoom()).toBe('150%');
    await userEvent.keyboard('0{ArrowRight}');
    expect([zoom(), place()]).toEqual(['100%', 'Picture 2 of 3']);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(zoom()).toBe('150%');
    await userEvent.keyboard('{Control>}-{/Control}');
    expect(zoom()).toBe('150%');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(zoom()).toBe('100%');
  });

  it('adds the uploaded file to srcset for pictures shown larger than the scaled versions', async () => {
    render(<Example />);
    expect(image().srcset).not.toContain('a.webp 3200w');
    await userEvent.keyboard('+');
    expect([image().sizes, image().srcset.endsWith('/storage/a.webp 3200w')]).toEqual(['200vw', true]);
  });

  it('is reset when another picture is shown', async () => {
    render(<Example />);
    await userEvent.keyboard('+');
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect([zoom(), place()]).toEqual(['100%', 'Picture 2 of 3']);
  });

  it('does not prevent closing by a click beside the picture', () => {
    render(<Example />);
    tap(195, 350, 'mouse');
    tap(20, 20);
    screen.getByRole('dialog');
    tap(195, 80, 'mouse');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
