// The items of the slash menu: blocks and panels of the toolbar.
import type { Editor } from '@tiptap/react';
import { fold } from '#contract/rules/fold.ts';
import { insertedItems, type ToolbarItem, writingGroups } from '../toolbar-items.ts';

export interface SlashItem {
  key: string;
  sign: ToolbarItem['sign'];
  run: (editor: Editor) => void;
}

export type SlashPanel = 'link' | 'picture' | 'video';

const blocks = /heading|list|quote|table|rule/i;

const panels: { key: string; sign: ToolbarItem['sign']; panel: SlashPanel }[] = [
  { key: 'Link', sign: { icon: 'link' }, panel: 'link' },
  { key: 'Picture', sign: { icon: 'picture' }, panel: 'picture' },
  { key: 'Video', sign: { icon: 'video' }, panel: 'video' },
];

/** The items in which a word begins with the typed text. */
export const slashItems = (editor: Editor, query: string, hasPictures: boolean, openPanel: (panel: SlashPanel) => void): SlashItem[] => {
  const wanted = fold(query);
  const items: SlashItem[] = [
    ...[...writingGroups.flat(), ...insertedItems]
      .filter(({ label, isAvailable }) => blocks.test(label) && isAvailable?.(editor) !== false)
      .map(({ label, sign, run }) => ({ key: label, sign, run })),
    ...panels
      .filter(({ panel }) => hasPictures || panel !== 'picture')
      .map(({ key, sign, panel }) => ({ key, sign, run: () => openPanel(panel) })),
  ];
  return items.filter(({ key }) =>
    fold(key)
      .split(' ')
      .some((word) => word.startsWith(wanted)),
  );
};
