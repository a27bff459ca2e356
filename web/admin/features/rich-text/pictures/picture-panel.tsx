import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { AddressPanel } from '../address-panel.tsx';

interface Props {
  editor: Editor;
  onClose: () => void;
  /** Whether it was opened by a click on the picture, which can then be deleted with a key. */
  isQuiet?: boolean;
}

const readState = ({ editor }: { editor: Editor }) => ({
  name: ['inlinePicture', 'picture'].find((type) => editor.isActive(type)),
  position: editor.state.selection.from,
});

/** Edits the alternative text of the selected picture. */
export const PicturePanel = ({ editor, onClose, isQuiet = false }: Props) => {
  const { name, position } = useEditorState({ editor, selector: readState });
  const close = useEffectEvent(onClose);
  const isGone = name === undefined;
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  if (name === undefined) return null;
  return (
    <AddressPanel
      key={position}
      isQuiet={isQuiet}
      label="What the picture shows"
      initial={editor.getAttributes(name).alt ?? ''}
      placeholder="Two pumps beside a tank"
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
