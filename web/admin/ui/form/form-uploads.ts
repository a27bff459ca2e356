// Uploads of single fields, which begin when a file is chosen. A save waits for them, because it sends the paths that they
// return.
import { createContext, useContext, useRef, useState } from 'react';

/** Resolves to whether the file was stored and its path is in the values of the form. */
export type FieldUpload = Promise<boolean>;

const HoldContext = createContext<(upload: FieldUpload) => void>(() => {});

export const HoldUploads = HoldContext.Provider;

/** @returns a function that makes the save of the form wait for an upload */
export const useHoldUpload = (): ((upload: FieldUpload) => void) => useContext(HoldContext);

export const useUploads = () => {
  const [count, setCount] = useState(0);
  const running = useRef(new Set<FieldUpload>());
  return {
    count,
    isRunning: () => running.current.size > 0,
    hold: (upload: FieldUpload) => {
      const done = () => {
        running.current.delete(upload);
        setCount(running.current.size);
      };
      running.current.add(upload);
      setCount(running.current.size);
      void upload.then(done, done);
    },
    /** @returns whether all were stored, including those that begin meanwhile */
    settle: async (): Promise<boolean> => {
      let areStored = true;
      while (running.current.size > 0) {
        const results = await Promise.allSettled(running.current);
        areStored &&= results.every((result) => result.status === 'fulfilled' && result.value);
      }
      return areStored;
    },
  };
};
