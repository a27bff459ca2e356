// Pictures that are being uploaded: each has a position, which moves when the text before it changes.
import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

interface Change {
  added?: { id: object; position: number; element: HTMLElement };
  removed?: object;
}

const key = new PluginKey<DecorationSet>('pendingUploads');

const isOf = (id: object) => (spec: { id?: object }) => spec.id === id;

export const PendingUploads = Extension.create({
  name: 'pendingUploads',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, before) => {
          const places = before.map(transaction.mapping, transaction.doc);
          const { added, removed }: Change = transaction.getMeta(key) ?? {};
          if (removed) return places.remove(places.find(undefined, undefined, isOf(removed)));
          return added
            ? places.add(transaction.doc, [Decoration.widget(added.position, added.element, { id: added.id, side: 1 })])
            : places;
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** The metadata of a transaction that adds or removes a pending upload. */
export const pendingChange = (change: Change): [PluginKey<DecorationSet>, Change] => [key, change];

/** @returns the position of a picture; null if the text around it was deleted */
export const placeOf = (state: EditorState, id: object): number | null =>
  key.getState(state)?.find(undefined, undefined, isOf(id))[0]?.from ?? null;
