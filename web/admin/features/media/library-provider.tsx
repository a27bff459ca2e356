// Provides the media library to all picture fields of the CMS. The picker is loaded on first use.
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LibraryContext, type LibraryRequest } from '#web/admin/ui/files/library-choice.tsx';

const MediaPicker = lazy(async () => ({ default: (await import('./media-picker.tsx')).MediaPicker }));

export const LibraryProvider = ({ children }: { children: ReactNode }) => {
  const [request, setRequest] = useState<LibraryRequest | null>(null);
  return (
    <LibraryContext value={setRequest}>
      {children}
      {request && (
        <Suspense>
          <MediaPicker {...request} onClose={() => setRequest(null)} />
        </Suspense>
      )}
    </LibraryContext>
  );
};
