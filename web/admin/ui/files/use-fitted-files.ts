import { useRef } from 'react';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { useHoldUpload } from '../form/form-uploads.ts';
import { fittedWithMessage, isTooLarge } from './scaled-picture.ts';

interface Options {
  /** Whether a later choice replaces one that is still being scaled. */
  isSingle: boolean;
}

/** @returns a function that takes chosen files: photos that are too large are scaled first, and the save of the form waits for them */
export const useFittedFiles = (onFiles: (files: File[]) => void, { isSingle }: Options): ((files: File[]) => void) => {
  const latest = useLatest(onFiles);
  const hold = useHoldUpload();
  const choices = useRef(0);
  const fitAll = async (files: readonly File[], choice: number): Promise<boolean> => {
    const fitted: File[] = [];
    for (const file of files) fitted.push(await fittedWithMessage(file));
    if (!isSingle || choice === choices.current) latest.current(fitted);
    return true;
  };
  return (files) => {
    choices.current += 1;
    if (files.some(isTooLarge)) hold(fitAll(files, choices.current));
    else onFiles(files);
  };
};
