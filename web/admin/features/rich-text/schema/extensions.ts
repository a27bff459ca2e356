// What a text may consist of: exactly what the server's sanitiser keeps, so that an edit loses nothing of the rest.
import type { Extensions } from '@tiptap/core';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { StarterKit } from '@tiptap/starter-kit';
import { FindAndReplace } from '../find/find-commands.ts';
import { PendingUploads } from '../pictures/pending-uploads.ts';
import { SlashTrigger } from '../slash/slash-trigger.ts';
import { TableKeys } from '../tables/table-parts.ts';
import { AlignmentKeeping } from './alignment.ts';
import { linkParts } from './link.ts';
import { NumberKeeping } from './numbers.ts';
import { pictureNodes } from './picture.ts';
import { codeParts } from './preformatted.ts';
import { tableNodes } from './table.ts';
import { Video } from './video.ts';

const undoSteps = 100;

export const textExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    undoRedo: { depth: undoSteps },
    link: false,
    // an empty line only after what cannot be written out of: after a list it would be selected along with it
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
  PendingUploads,
  FindAndReplace,
  SlashTrigger,
  TableKeys,
];
