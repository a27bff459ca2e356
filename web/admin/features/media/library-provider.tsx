// Provides the media library to all picture fields of the CMS. The picker is loaded on first use.
import { type ContextType, lazy, type ReactNode, Suspense, useState } from 'react';
import { LibraryContext } from '#web/admin/ui/files/library-choice.tsx';

const MediaPicker = lazy(async () => ({ default: (await import('./media-picker.tsx')).MediaPicker }));

type Request = Parameters<NonNullable<ContextType<typeof LibraryContext>>>[0];

export const LibraryProvider = ({ children }: { children: ReactNode }) => {
  const [request, setRequest] = useState<Request | null>(null);
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
