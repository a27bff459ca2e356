import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Replaces an empty line or inserts after the selection. The cursor is placed after the video: typing would replace a selected one. */
export const insertVideo = (view: EditorView, src: string): void => {
  const { tr, selection, schema } = view.state;
  const video = schema.nodes.video?.create({ src });
  if (!video) return;
  const { $from, empty, to } = selection;
  const isEmptyLine = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  const start = isEmptyLine ? $from.before() : to;
  tr.replaceRangeWith(start, isEmptyLine ? $from.after() : to, video);
  const line = schema.nodes.paragraph?.create();
  // the video may have been moved out of the block into which it was inserted
  let end = tr.doc.content.size;
  tr.doc.descendants((node, position) => {
    if (node === video) end = position + node.nodeSize;
  });
  // adds a line to write in after a video at the end
  if (line && tr.doc.resolve(end).nodeAfter === null) tr.insert(end, line);
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end), 1)).scrollIntoView());
};
