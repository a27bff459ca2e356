import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PictureViewer, type ViewedPicture } from './picture-viewer.tsx';
import { useTurning } from './use-turning.ts';

const pictures: ViewedPicture[] = [
  { src: '/storage/a.webp', alt: 'An arm', caption: 'At work' },
  { src: '/storage/b.webp' },
  { src: '/storage/c.webp' },
];

const Example = ({ shown = pictures }: { shown?: ViewedPicture[] }) => {
  const [isOpen, setIsOpen] = useState(true);
  const turning = useTurning(shown.length);
  return <PictureViewer title="A plant" pictures={shown} turning={turning} isOpen={isOpen} onClose={() => setIsOpen(false)} />;
};
const place = () => screen.getByText(/^Picture \d of \d$/).textContent;
const image = () => within(screen.getByRole('dialog', { name: 'A plant' })).getByRole<HTMLImageElement>('img');

it('NDET-05 turns by keys wherever the focus is, around the end', async () => {
  render(<Example />);
  expect([place(), image().alt]).toEqual(['Picture 1 of 3', 'An arm']);
  screen.getByText('At work');
  await userEvent.keyboard('{ArrowLeft}');
  expect([place(), image().alt]).toEqual(['Picture 3 of 3', 'A plant, picture 3 of 3']);
  expect(screen.queryByText('At work')).toBeNull();
  await userEvent.keyboard('{ArrowRight}{End}{Home}{Alt>}{ArrowRight}{/Alt}');
  expect(place()).toBe('Picture 1 of 3');
});

it('NDET-05 turns by a sideways stroke of a finger, and only by that', () => {
  render(<Example />);
  const stroke = (pointerType: string, x: number, y: number) => {
    const at = { pointerType, isPrimary: true, pointerId: 1, bubbles: true };
    fireEvent.pointerDown(image(), { ...at, clientX: 200, clientY: 200 });
    fireEvent.pointerUp(image(), { ...at, clientX: 200 + x, clientY: 200 + y });
  };
  stroke('mouse', -120, 0);
  stroke('touch', -20, 0);
  stroke('touch', -80, 200);
  expect(place()).toBe('Picture 1 of 3');
  stroke('touch', -120, 10);
  expect(place()).toBe('Picture 2 of 3');
  stroke('touch', 120, 10);
  expect(place()).toBe('Picture 1 of 3');
});

it('has nothing to turn with a single picture', () => {
  render(<Example shown={pictures.slice(1, 2)} />);
  expect(image().alt).toBe('A plant');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
});
