import { useEffect, useState } from 'react';

/** Addresses under which the browser shows chosen files, while they are needed. @returns by file; empty at first */
export const useFileAddresses = (files: readonly (File | null)[]): ReadonlyMap<File, string> => {
  const [addresses, setAddresses] = useState<ReadonlyMap<File, string>>(new Map());
  const [chosen] = useState(files);
  // the files at the time when the preview was opened
  useEffect(() => {
    const made = new Map(chosen.flatMap((file) => (file ? [[file, URL.createObjectURL(file)] as const] : [])));
    setAddresses(made);
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [chosen]);
  return addresses;
};
