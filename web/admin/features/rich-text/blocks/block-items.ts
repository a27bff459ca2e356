// The blocks of the toolbar's panel and of the slash menu, and the commands shown while the cursor is in one.
import type { Editor } from '@tiptap/react';
import { storageUrl } from '#contract/rules/storage-address.ts';
import type { LibraryFile } from '#web/admin/ui/files/library-choice.tsx';
import type { EditorIconName } from '../editor-icon.tsx';
import type { ToolbarItem } from '../toolbar-items.ts';
import {
  changeSide,
  dissolveLayout,
  insertCallToAction,
  insertColumns,
  insertDetails,
  insertEntry,
  insertPictureBeside,
  isPictureBeside,
  selectedPicture,
} from './layout-commands.ts';

/** What blocks need of the editor around the text. */
export interface BlockTools {
  openPanel: (panel: 'link' | 'products') => void;
  chooseFile: (kind: 'picture' | 'document', onPick: (file: LibraryFile) => void) => void;
}

export interface BlockItem {
  label: string;
  sign: { icon: EditorIconName };
  run: (editor: Editor, tools: BlockTools) => void;
}

const placePicture = (editor: Editor, { chooseFile }: BlockTools) => {
  const selected = selectedPicture(editor.state);
  if (selected) return insertPictureBeside(editor, selected);
  chooseFile('picture', ({ path, alt, caption, width, height }) =>
    insertPictureBeside(editor, { src: storageUrl(path), alt, title: caption || null, width, height }),
  );
};

export const blockItems: readonly BlockItem[] = [
  { label: 'Picture beside text', sign: { icon: 'pictureBeside' }, run: placePicture },
  { label: 'Two columns', sign: { icon: 'columns' }, run: insertColumns },
  {
    label: 'Call to action',
    sign: { icon: 'action' },
    run: (editor, { openPanel }) => {
      insertCallToAction(editor);
      openPanel('link');
    },
  },
  { label: 'Expandable text', sign: { icon: 'details' }, run: insertDetails },
  {
    label: 'Documents',
    sign: { icon: 'documents' },
    run: (editor, { chooseFile }) =>
      chooseFile('document', ({ path, name }) => insertEntry(editor, 'documents', { href: storageUrl(path) ?? '', name })),
  },
  { label: 'Products', sign: { icon: 'products' }, run: (_editor, { openPanel }) => openPanel('products') },
];

/** Shown while the cursor is in a block. */
export const layoutItems: readonly ToolbarItem[] = [
  { label: 'Picture on the other side', sign: { icon: 'otherSide' }, isAvailable: isPictureBeside, run: changeSide },
  { label: 'Remove block, keep its text', sign: { icon: 'deleteTable' }, run: dissolveLayout },
];
