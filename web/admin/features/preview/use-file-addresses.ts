import { useEffect, useState } from 'react';

interface PreviewedFile {
  path: string | null;
  file: File | null;
  chosen?: string;
  isRemoved?: boolean;
}

/** @returns the address of a file: of a new one, which the browser shows while it is needed, else the path in the library or the stored one */
export const useFileAddresses = (files: readonly PreviewedFile[]) => {
  const [addresses, setAddresses] = useState<ReadonlyMap<File, string>>(new Map());
  const [chosen] = useState(files);
  // the files at the time when the preview was opened
  useEffect(() => {
    const made = new Map(chosen.flatMap(({ file }) => (file ? [[file, URL.createObjectURL(file)] as const] : [])));
    setAddresses(made);
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [chosen]);
  return ({ path, file, chosen, isRemoved = false }: PreviewedFile): string | null => {
    if (file) return addresses.get(file) ?? null;
    return isRemoved ? null : (chosen ?? path);
  };
};
