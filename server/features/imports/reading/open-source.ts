// Opens a file with the reader of its format.

import type { ReadingOptions } from '#contract/imports.ts';
import { otherFormats } from '#server/features/imports/formats/index.ts';
import { openSheetSource } from './sheet-source.ts';
import type { Source, SourceFile } from './source.ts';

/** @throws SheetError in words, if no reader can read it */
export const openSource = async (file: SourceFile, options: ReadingOptions): Promise<Source> => {
  for (const open of otherFormats) {
    const source = await open(file, options);
    if (source) return source;
  }
  return openSheetSource(file, options);
};
