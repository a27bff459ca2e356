// Accepts files dropped onto an element, and ignores everything else that is dragged.
import { type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** @returns whether files are dragged over the element, and its handlers */
export const useFileDrop = (onFiles: (files: File[]) => void) => {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
};

/** For an element around several drop areas: the browser does not open a file that misses them. */
export const ignoreMissedFiles = {
  onDragOver: (event: DragEvent) => {
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  },
  onDrop: (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault();
  },
};
