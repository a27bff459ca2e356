import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isOneOf } from './chunk-files.ts';

it('recognises the listed files of a chunk, whatever their extension', () => {
  const isInChunk = isOneOf('web/shared/lib: widths', 'web/shared/styles: *');
  const found = ['web/shared/lib/widths.ts', 'web/shared/styles/widths.css', 'web/shared/lib/paths.ts'].filter((path) =>
    isInChunk(resolve(path)),
  );
  expect(found).toEqual(['web/shared/lib/widths.ts', 'web/shared/styles/widths.css']);
});

it('refuses a missing file, so that a renamed file does not drop out of its chunk', () => {
  expect(() => isOneOf('web/shared/lib: widths gone')).toThrow('There is no gone in web/shared/lib');
});
