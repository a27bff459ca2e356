// The button that chooses a file of the media library, or a new one. The library is a feature: a provider around the fields opens it.
import { createContext, useContext } from 'react';
import { useIsReadOnly } from '../read-only.tsx';

/** A file of the library, as fields use it. */
export interface LibraryFile {
  path: string;
  name: string;
  alt: string;
  caption: string;
  width: number | null;
  height: number | null;
}

/** How a field takes new files. */
interface Upload {
  accept: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
}

export interface LibraryRequest {
  kind: 'picture' | 'document';
  onPick: (file: LibraryFile) => void;
  /** Default: a new file is uploaded to the library and picked. */
  upload?: Upload;
}

/** Opens the library. Null if there is none, e.g. in a test of one field. */
export const LibraryContext = createContext<((request: LibraryRequest) => void) | null>(null);

interface Props extends Required<Pick<LibraryRequest, 'onPick' | 'upload'>> {
  /** Name of the field, e.g. "main image". */
  name: string;
  kind?: LibraryRequest['kind'];
}

export const LibraryButton = ({ name, kind = 'picture', onPick, upload }: Props) => {
  const choose = useContext(LibraryContext);
  const isReadOnly = useIsReadOnly();
  if (!choose || isReadOnly) return null;
  return (
    <button type="button" className="btn btn-s" onClick={() => choose({ kind, onPick, upload })}>
      Choose from the library<span className="vh"> for {name}</span>
    </button>
  );
};
