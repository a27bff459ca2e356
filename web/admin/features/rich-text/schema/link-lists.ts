// Lists of products and documents. Each entry is one link, which visitors see with the current data of its target.
import { Node } from '@tiptap/core';
import type { LinkList } from '#contract/rules/text-blocks.ts';

const listNode = (name: string, list: LinkList) =>
  Node.create({
    name,
    group: 'block',
    content: 'linkEntry+',
    parseHTML: () => [{ tag: `ul.${list}`, priority: 60 }],
    renderHTML: () => ['ul', { class: list }, 0],
  });

const LinkEntry = Node.create({
  name: 'linkEntry',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    href: { default: '', rendered: false, parseHTML: (element) => element.querySelector('a')?.getAttribute('href') ?? '' },
    name: { default: '', rendered: false, parseHTML: (element) => element.textContent?.trim() ?? '' },
  }),
  parseHTML: () => [{ tag: 'li', context: 'productCards/|documents/', priority: 60 }],
  renderHTML: ({ node }) => ['li', ['a', { href: node.attrs.href }, node.attrs.name]],
  // not a link: a click selects the entry
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('li');
      dom.textContent = node.attrs.name;
      return { dom };
    },
});

export const linkListNodes = [listNode('productCards', 'product-cards'), listNode('documents', 'documents'), LinkEntry];
