// The panels under the toolbar that insert blocks.
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { EditorIcon } from '../editor-icon.tsx';
import { RecordSearch } from '../links/record-search.tsx';
import { type BlockTools, blockItems } from './block-items.ts';
import { insertEntry } from './layout-commands.ts';

interface FrameProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

const Frame = ({ label, onClose, children }: FrameProps) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('.rte-blocks button, input')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // keeps the event from the form and the dialog around it
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no advantage for grouping a few controls
    <div className="rte-panel" role="group" aria-label={label} onKeyDown={onKeyDown} ref={root}>
      <div className="rte-panel-row">
        <b className="grow">{label}</b>
        <button type="button" className="icon-btn icon-btn-s" aria-label="Close panel" onClick={onClose}>
          <AdminIcon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
};

interface Props {
  editor: Editor;
  onClose: () => void;
}

export const BlockPanel = ({ editor, tools, onClose }: Props & { tools: BlockTools }) => (
  <Frame label="Insert block" onClose={onClose}>
    <div className="rte-blocks">
      {blockItems.map((item) => (
        <button
          type="button"
          className="btn btn-s"
          key={item.label}
          onClick={() => {
            onClose();
            item.run(editor, tools);
          }}
        >
          <EditorIcon name={item.sign.icon} />
          {item.label}
        </button>
      ))}
    </div>
  </Frame>
);

/** Stays open, because most lists have more than one product. */
export const ProductPanel = ({ editor, onClose }: Props) => (
  <Frame label="Add products" onClose={onClose}>
    <RecordSearch
      kinds={['product']}
      placeholder="Find a product"
      onChoose={({ address, title }) => insertEntry(editor, 'productCards', { href: address, name: title })}
    />
  </Frame>
);
