// An embedded video. The editor shows a placeholder, so that no request is sent to its host during editing.
import { mergeAttributes, Node } from '@tiptap/core';
import { toEmbedAddress, toVideoPage } from '#contract/rules/video-address.ts';

export const Video = Node.create({
  name: 'video',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null, parseHTML: (element) => toEmbedAddress(element.getAttribute('src') ?? '') },
    title: { default: 'Video' },
    width: { default: null },
    height: { default: null },
    isWrapped: { default: true, rendered: false, parseHTML: (element) => element.closest('div[data-youtube-video]') !== null },
  }),
  parseHTML: () => [{ tag: 'iframe[src]', getAttrs: (element) => (toEmbedAddress(element.getAttribute('src') ?? '') ? null : false) }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const frame = [
      'iframe',
      mergeAttributes(HTMLAttributes, { allowfullscreen: 'true', loading: 'lazy', referrerpolicy: 'strict-origin-when-cross-origin' }),
    ] as const;
    return node.attrs.isWrapped ? ['div', { 'data-youtube-video': '' }, frame] : frame;
  },
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'rte-video';
      const name = document.createElement('b');
      name.textContent = `${toVideoPage(node.attrs.src)?.host ?? ''} video`;
      const address = document.createElement('span');
      address.textContent = node.attrs.title === 'Video' ? node.attrs.src : `${node.attrs.title} · ${node.attrs.src}`;
      dom.append(name, address);
      return { dom };
    };
  },
});
