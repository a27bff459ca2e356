import type { Editor } from '@tiptap/react';
import { readLinkAddress } from '#contract/rules/link-address.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { AddressPanel } from '../address-panel.tsx';
import { RecordSearch } from './record-search.tsx';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Adds, changes, opens and removes a link, to any address or to a record that is searched for. */
export const LinkPanel = ({ editor, onClose }: Props) => {
  const current: string = editor.getAttributes('link').href ?? '';

  /** @param text the text of the link if nothing is selected */
  const link = (href: string, text: string) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !current) {
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.updateAttributes('link', { href }).setMark('link', { href }).run();
    onClose();
  };
  const setLink = (typed: string) => {
    const href = typed === current ? current : readLinkAddress(typed);
    if (!href) return 'Please enter a web address, an email address, a phone number or a path such as /products.';
    link(href, href.replace(/^(mailto|tel):/, ''));
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
      below={<RecordSearch onChoose={({ address, title }) => link(address, title)} />}
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
