import type { Editor } from '@tiptap/react';
import { toEmbedAddress } from '#contract/rules/video-address.ts';
import { AddressPanel } from './address-panel.tsx';
import { insertVideo } from './insert-video.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Puts a video where the cursor is, from the address that people copy. */
export const VideoPanel = ({ editor, onClose }: Props) => {
  const insert = (typed: string) => {
    const src = toEmbedAddress(typed);
    if (!src) return 'Please enter the address of a YouTube or Vimeo video.';
    insertVideo(editor.view, src);
    onClose();
  };
  return (
    <AddressPanel
      label="Video address"
      initial=""
      placeholder="https://www.youtube.com/watch?v=..."
      confirm="Insert video"
      onConfirm={insert}
      onClose={onClose}
    />
  );
};
