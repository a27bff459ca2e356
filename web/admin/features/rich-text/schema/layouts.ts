// Blocks that arrange other blocks. They are not nested, and stay at the top level of a text.
import { Node } from '@tiptap/core';
import { layoutKeys } from '../blocks/layout-keys.ts';

const Text = Node.create({ name: 'doc', topNode: true, content: '(block | layout)+' });

const Columns = Node.create({
  name: 'columns',
  group: 'layout',
  content: 'layoutPart layoutPart',
  isolating: true,
  addKeyboardShortcuts: layoutKeys,
  parseHTML: () => [{ tag: 'div.columns', priority: 60 }],
  renderHTML: () => ['div', { class: 'columns' }, 0],
});

const PictureBeside = Node.create({
  name: 'pictureBeside',
  group: 'layout',
  content: 'picture layoutPart',
  isolating: true,
  addAttributes: () => ({ side: { default: 'picture-left', rendered: false } }),
  parseHTML: () => [
    { tag: 'div.picture-left', attrs: { side: 'picture-left' }, priority: 60 },
    { tag: 'div.picture-right', attrs: { side: 'picture-right' }, priority: 60 },
  ],
  renderHTML: ({ node }) => ['div', { class: node.attrs.side }, 0],
});

const LayoutPart = Node.create({
  name: 'layoutPart',
  content: 'block+',
  isolating: true,
  parseHTML: () => [{ tag: 'div', context: 'columns/|pictureBeside/' }],
  renderHTML: () => ['div', 0],
});

const CallToAction = Node.create({
  name: 'callToAction',
  group: 'layout',
  content: 'block+',
  isolating: true,
  parseHTML: () => [{ tag: 'div.call-to-action', priority: 60 }],
  renderHTML: () => ['div', { class: 'call-to-action' }, 0],
});

/** Shown open in the editor: an element that can be closed would hide a part of the text. */
const Details = Node.create({
  name: 'details',
  group: 'layout',
  content: 'detailsTitle block*',
  isolating: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: () => ['details', 0],
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.className = 'rte-details';
    return { dom, contentDOM: dom };
  },
});

const DetailsTitle = Node.create({
  name: 'detailsTitle',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: () => ['summary', 0],
  addNodeView: () => () => {
    const dom = document.createElement('p');
    dom.className = 'rte-details-title';
    return { dom, contentDOM: dom };
  },
});

export const layoutNodes = [Text, Columns, PictureBeside, LayoutPart, CallToAction, Details, DetailsTitle];
