// Alignment as the server accepts it, on every block that may have it; the toolbar sets it on paragraphs and headings.
import { Extension } from '@tiptap/core';

export const alignments = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

const carriers = ['paragraph', 'heading', 'blockquote', 'listItem', 'tableCell', 'tableHeaderCell'];

export const AlignmentKeeping = Extension.create({
  name: 'alignmentKeeping',
  addGlobalAttributes() {
    return [
      {
        types: carriers,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element) => {
              const found = element.style.textAlign;
              return alignments.some((one) => one === found) ? found : null;
            },
            renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${textAlign}` } : {}),
          },
        },
      },
    ];
  },
});
