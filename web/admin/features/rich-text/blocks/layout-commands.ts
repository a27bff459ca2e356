// Commands for the blocks that arrange other blocks, and for the lists of links.
import type { Editor } from '@tiptap/core';
import { Fragment, type Node, type NodeType, type ResolvedPos, type Schema } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { pictureSides } from '#contract/rules/text-blocks.ts';
import { readHtml } from '../html-document.ts';

interface FoundLayout {
  node: Node;
  /** Position before the layout. */
  at: number;
}

const isLayout = (node: Node | null | undefined): boolean => node?.type.spec.group === 'layout';

/** Layouts are always at the top level. */
export const layoutAt = ({ selection }: EditorState): FoundLayout | null => {
  const { $from } = selection;
  const node = $from.depth > 0 ? $from.node(1) : selection instanceof NodeSelection ? selection.node : null;
  return node && isLayout(node) ? { node, at: $from.depth > 0 ? $from.before(1) : $from.pos } : null;
};

/** The content of a layout as blocks of the text. */
const contentOf = ({ content }: Node, schema: Schema): Fragment => {
  let blocks = Fragment.empty;
  content.forEach((part) => {
    if (part.type.name === 'layoutPart') blocks = blocks.append(part.content);
    else if (part.type.name === 'detailsTitle') blocks = blocks.addToEnd((schema.nodes.paragraph as NodeType).create(null, part.content));
    else blocks = blocks.addToEnd(part);
  });
  return blocks;
};

/** Replaces a layout with its content. @param without a child of the layout that is removed with it */
export const dissolve = (tr: Transaction, { node, at }: FoundLayout, without?: Node): Transaction => {
  const rest = node.copy(Fragment.fromArray(node.children.filter((child) => child !== without)));
  const content = contentOf(rest, node.type.schema);
  tr.replaceWith(at, at + node.nodeSize, content);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(at)));
};

export const dissolveLayout = (editor: Editor): void => {
  const found = layoutAt(editor.state);
  if (found) editor.view.dispatch(dissolve(editor.state.tr, found).scrollIntoView());
};

/** The top-level block that contains the cursor: its end, or its beginning if it is an empty line that will be replaced. */
const placeAtTop = ($from: ResolvedPos): { from: number; to: number } => {
  if ($from.depth === 0) return { from: $from.pos, to: $from.pos };
  const to = $from.after(1);
  const block = $from.node(1);
  const isEmptyLine = block.type.name === 'paragraph' && block.content.size === 0;
  return { from: isEmptyLine ? $from.before(1) : to, to };
};

/** Inserts blocks after the top-level block with the cursor, or instead of an empty line, and selects the given words in them. */
const insertBlocks = (editor: Editor, html: string, selected?: string): void => {
  const { state, view } = editor;
  const { from, to } = placeAtTop(state.selection.$to);
  const tr = state.tr.replaceWith(from, to, readHtml(html, state.schema).content);
  let selection = TextSelection.near(tr.doc.resolve(from + 1));
  tr.doc.nodesBetween(from, tr.mapping.map(to), (node, position) => {
    if (selected && node.text === selected) selection = TextSelection.create(tr.doc, position, position + selected.length);
  });
  view.dispatch(tr.setSelection(selection).scrollIntoView());
};

export const insertColumns = (editor: Editor): void =>
  insertBlocks(editor, '<div class="columns"><div><p></p></div><div><p></p></div></div><p></p>');

export const insertDetails = (editor: Editor): void =>
  insertBlocks(editor, '<details><summary>Title</summary><p></p></details><p></p>', 'Title');

export const insertCallToAction = (editor: Editor): void =>
  insertBlocks(editor, '<div class="call-to-action"><p></p><p><a href="/contact">Contact us</a></p></div><p></p>', 'Contact us');

/** Inserts a picture beside text. A selected picture moves there. */
export const insertPictureBeside = (editor: Editor, attributes: Record<string, unknown>): void => {
  const { state, view } = editor;
  const { selection, schema, tr } = state;
  const { picture, pictureBeside, layoutPart, paragraph } = schema.nodes as Record<string, NodeType>;
  if (!picture || !pictureBeside || !layoutPart || !paragraph) return;
  const isMoved = selection instanceof NodeSelection && selection.$from.depth === 0;
  const { from, to } = isMoved ? selection : placeAtTop(selection.$to);
  const block = pictureBeside.create(null, [picture.create(attributes), layoutPart.create(null, paragraph.create())]);
  tr.replaceWith(from, to, [block, ...(isMoved ? [] : [paragraph.create()])]);
  // into the text
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 3))).scrollIntoView());
};

/** The attributes of a selected picture that can move beside text. */
export const selectedPicture = ({ selection }: EditorState): Record<string, unknown> | null =>
  selection instanceof NodeSelection && selection.node.type.name === 'picture' && selection.$from.depth === 0 ? selection.node.attrs : null;

export const isPictureBeside = (editor: Editor): boolean => layoutAt(editor.state)?.node.type.name === 'pictureBeside';

export const changeSide = (editor: Editor): void => {
  const found = layoutAt(editor.state);
  if (!found) return;
  const [left, right] = pictureSides;
  editor.view.dispatch(editor.state.tr.setNodeAttribute(found.at, 'side', found.node.attrs.side === left ? right : left));
};

/** Appends an entry to the list that is selected, unless it contains it; without one, inserts a new list. The entry is selected, so that the next one follows it. */
export const insertEntry = (editor: Editor, list: 'productCards' | 'documents', attributes: { href: string; name: string }): void => {
  const { state, view } = editor;
  const { schema, selection, tr } = state;
  const entry = (schema.nodes.linkEntry as NodeType).create(attributes);
  const { $to } = selection;
  if ($to.parent.type.name === list) {
    if ($to.parent.children.some(({ attrs }) => attrs.href === attributes.href)) return;
    tr.insert($to.pos, entry);
    view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, $to.pos)).scrollIntoView());
    return;
  }
  const isEmptyLine = $to.parent.type.name === 'paragraph' && $to.parent.content.size === 0;
  const depth = $to.depth;
  const to = depth > 0 ? $to.after(depth) : $to.pos;
  const from = isEmptyLine ? $to.before(depth) : to;
  const isLast = to === state.doc.content.size;
  const added = (schema.nodes[list] as NodeType).create(null, entry);
  tr.replaceWith(from, to, isLast ? [added, (schema.nodes.paragraph as NodeType).create()] : [added]);
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, from + 1)).scrollIntoView());
};
