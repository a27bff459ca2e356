// Links, as the server keeps them.
import { Extension, InputRule } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { keptLinkAddress } from '#contract/rules/kept-links.ts';

const TextLink = Link.extend({
  // what is typed after a link is not part of it
  inclusive: false,
}).configure({
  openOnClick: false,
  // the server decides on rel; nothing is added here that the writer did not choose
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (address) => keptLinkAddress(address) !== null,
  shouldAutoLink: (address) => /^https?:\/\//i.test(address),
});

/** An address at the end of a sentence becomes a link without the punctuation; other addresses do so by `TextLink`. */
const LinkBeforePunctuation = Extension.create({
  name: 'linkBeforePunctuation',
  addInputRules: () => [
    new InputRule({
      find: /(?<=^|\s)(https?:\/\/[^\s.]+\.[^\s]*[\p{L}\p{N}/])([.,;:!?]+) $/iu,
      handler: ({ state, range, match: [, address = '', punctuation = ''] }) => {
        const link = state.schema.marks.link?.create({ href: address });
        if (!link || !URL.canParse(address)) return;
        state.tr
          .addMark(range.from, range.from + address.length, link)
          .insertText(' ', range.from + address.length + punctuation.length, range.to);
      },
    }),
  ],
});

export const linkParts = [TextLink, LinkBeforePunctuation];
