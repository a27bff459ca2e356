// The numbers of lists as the server keeps them. The list itself keeps its first number and its kind of numbers.
import { Extension } from '@tiptap/core';

const kept = (name: string) => ({
  default: null,
  // an item that is split from another has a number of its own
  keepOnSplit: false,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === null ? {} : { [name]: attributes[name] }),
});

export const NumberKeeping = Extension.create({
  name: 'numberKeeping',
  addGlobalAttributes: () => [
    { types: ['orderedList'], attributes: { reversed: kept('reversed') } },
    { types: ['listItem'], attributes: { value: kept('value') } },
  ],
});
