// Pictures on their way to the server: each has a place in the text, which moves along with what is written before it.
import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

interface Change {
  added?: { id: object; position: number; element: HTMLElement };
  removed?: object;
}

const key = new PluginKey<DecorationSet>('waitingPictures');

const isOf = (id: object) => (spec: { id?: object }) => spec.id === id;

export const WaitingPictures = Extension.create({
  name: 'waitingPictures',
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

/** For a transaction: what waits where. */
export const waitingChange = (change: Change): [PluginKey<DecorationSet>, Change] => [key, change];

/** @returns the place of a picture; null when its surroundings were deleted */
export const placeOf = (state: EditorState, id: object): number | null =>
  key.getState(state)?.find(undefined, undefined, isOf(id))[0]?.from ?? null;
