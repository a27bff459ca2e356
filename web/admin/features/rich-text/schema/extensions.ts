// The schema of a text: exactly what the server's sanitiser accepts, so that editing loses nothing.
import { Extension, type Extensions, InputRule, Mark, Node } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { StarterKit } from '@tiptap/starter-kit';
import { keptLinkAddress } from '#contract/rules/kept-links.ts';
import { FindAndReplace } from '../find/find-commands.ts';
import { PendingUploads } from '../pictures/pending-uploads.ts';
import { SlashTrigger } from '../slash/slash-trigger.ts';
import { TableKeys } from '../tables/table-parts.ts';
import { AlignmentKeeping } from './alignment.ts';
import { layoutNodes } from './layouts.ts';
import { linkListNodes } from './link-lists.ts';
import { pictureNodes } from './picture.ts';
import { tableNodes } from './table.ts';
import { Video } from './video.ts';

const Code = Mark.create({
  name: 'code',
  code: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
});

const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'inline*',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', 0],
});

/** Code with any content: the standard extensions would drop marks and line breaks that the server accepts. */
const codeParts = [Code, Preformatted];

const kept = (name: string) => ({
  default: null,
  // a new item that is split from another does not inherit its number
  keepOnSplit: false,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === null ? {} : { [name]: attributes[name] }),
});

/** Attributes of lists and items that the standard extension lacks; it has the first number and the type of numbers. */
const NumberKeeping = Extension.create({
  name: 'numberKeeping',
  addGlobalAttributes: () => [
    { types: ['orderedList'], attributes: { reversed: kept('reversed') } },
    { types: ['listItem'], attributes: { value: kept('value') } },
  ],
});

const TextLink = Link.extend({
  // text typed after a link is not part of it
  inclusive: false,
}).configure({
  openOnClick: false,
  // the server sets rel; the editor adds no attributes
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (address) => keptLinkAddress(address) !== null,
  shouldAutoLink: (address) => /^https?:\/\//i.test(address),
});

/** Links an address at the end of a sentence without the punctuation; `TextLink` handles other addresses. */
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

/** Links as the server accepts them. */
const linkParts = [TextLink, LinkBeforePunctuation];

const undoSteps = 100;

export const textExtensions: Extensions = [
  StarterKit.configure({
    document: false,
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    undoRedo: { depth: undoSteps },
    link: false,
    // adds an empty line only after blocks that would otherwise end the text; after a list it would be selected together with the list
    trailingNode: { notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'] },
    dropcursor: { class: 'rte-drop', color: false, width: 2 },
  }),
  Subscript,
  Superscript,
  ...linkParts,
  AlignmentKeeping,
  NumberKeeping,
  ...codeParts,
  ...tableNodes,
  ...pictureNodes,
  Video,
  ...layoutNodes,
  ...linkListNodes,
  PendingUploads,
  FindAndReplace,
  SlashTrigger,
  TableKeys,
];
