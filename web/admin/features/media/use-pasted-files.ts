import { useEffect, useEffectEvent } from 'react';

/**
 * Takes files that are pasted anywhere on the page.
 * @param onFiles returns false if it does not take them
 */
export const usePastedFiles = (onFiles: (files: File[]) => boolean): void => {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0 && take(files)) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
};
