import type { Editor } from '@tiptap/react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { AddressPanel } from './address-panel.tsx';
import { readLinkAddress } from './link-address.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Adds, changes, opens and removes a link. */
export const LinkPanel = ({ editor, onClose }: Props) => {
  const current: string = editor.getAttributes('link').href ?? '';

  const setLink = (typed: string) => {
    const href = readLinkAddress(typed);
    if (!href) return 'Please enter a web address, an email address, a phone number or a path such as /products.';
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !current) {
      chain.insertContent({ type: 'text', text: href.replace(/^(mailto|tel):/, ''), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.updateAttributes('link', { href }).setMark('link', { href }).run();
    onClose();
  };
  const removeLink = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };

  return (
    <AddressPanel
      label="Link address"
      initial={current}
      placeholder="https:// or /products"
      confirm="Set link"
      onConfirm={setLink}
      onClose={onClose}
    >
      {current && (
        <>
          <a className="icon-btn icon-btn-s" href={current} target="_blank" rel="noreferrer" aria-label="Open link" title="Open link">
            <AdminIcon name="external" />
          </a>
          <button type="button" className="icon-btn icon-btn-s danger" aria-label="Remove link" title="Remove link" onClick={removeLink}>
            <AdminIcon name="delete" />
          </button>
        </>
      )}
    </AddressPanel>
  );
};
