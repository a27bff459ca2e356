import type { Editor } from '@tiptap/react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { AddressPanel } from '../address-panel.tsx';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Edits the alternative text of the selected picture. */
export const PicturePanel = ({ editor, onClose }: Props) => {
  const name = editor.isActive('inlinePicture') ? 'inlinePicture' : 'picture';
  return (
    <AddressPanel
      label="What the picture shows"
      initial={editor.getAttributes(name).alt ?? ''}
      placeholder="Two robots beside a conveyor"
      confirm="Set text"
      onConfirm={(typed) => {
        editor.commands.updateAttributes(name, { alt: typed.trim() });
        onClose();
        return undefined;
      }}
      onClose={onClose}
    >
      <button
        type="button"
        className="icon-btn icon-btn-s danger"
        aria-label="Remove picture"
        title="Remove picture"
        onClick={() => {
          editor.commands.deleteSelection();
          onClose();
        }}
      >
        <AdminIcon name="delete" />
      </button>
    </AddressPanel>
  );
};
