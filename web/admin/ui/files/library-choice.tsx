// The button that chooses a file of the media library. The library is a feature: a provider around the fields opens it.
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

interface Request {
  kind: 'picture' | 'document';
  onPick: (file: LibraryFile) => void;
}

/** Opens the library. Null if there is none, e.g. in a test of one field. */
export const LibraryContext = createContext<((request: Request) => void) | null>(null);

interface Props {
  /** Name of the field, e.g. "main image". */
  name: string;
  kind?: Request['kind'];
  onPick: Request['onPick'];
}

export const LibraryButton = ({ name, kind = 'picture', onPick }: Props) => {
  const choose = useContext(LibraryContext);
  const isReadOnly = useIsReadOnly();
  if (!choose || isReadOnly) return null;
  return (
    <button type="button" className="btn btn-s" onClick={() => choose({ kind, onPick })}>
      Choose from the library<span className="vh"> for {name}</span>
    </button>
  );
};
