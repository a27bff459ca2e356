// Pictures between blocks and pictures within a line; each stays where it was.
import { Node } from '@tiptap/core';
import { pictureView } from '../pictures/picture-view.ts';

const attributes = () => ({
  src: { default: null },
  alt: { default: '' },
  title: { default: null },
  width: { default: null },
  height: { default: null },
});

const isInLink = (element: HTMLElement) => element.parentElement?.closest('a') !== null;

/** A link is a mark of text, so a picture inside one must be inline. */
const InlinePicture = Node.create({
  name: 'inlinePicture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: attributes,
  parseHTML: () => [
    { tag: 'img[src]', context: 'paragraph/|heading/|listItem/|preformatted/|tableCaption/|tableCell/|tableHeaderCell/', priority: 60 },
    { tag: 'img[src]', getAttrs: (element) => (isInLink(element) ? null : false), priority: 60 },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView: () => pictureView,
});

export const pictureNodes = [InlinePicture, Picture];
