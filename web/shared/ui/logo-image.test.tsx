import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LogoImage } from './logo-image.tsx';

test('removes a logo that does not load, and shows the next one (NAV-05)', () => {
  const show = (src: string) => (
    <div>
      <LogoImage src={src} />
      <b>Company</b>
    </div>
  );
  const view = render(show('/one.png'));
  const image = () => view.container.querySelector('img');
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  view.rerender(show('/two.png'));
  expect(image()?.getAttribute('src')).toBe('/two.png');
  view.rerender(show('/one.png'));
  expect(image()).toBeNull();
});
