import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Replaces an empty line, otherwise inserts after the selection. The cursor is placed after it: typing would replace a selected video. */
export const insertVideo = (view: EditorView, src: string): void => {
  const { tr, selection, schema } = view.state;
  const video = schema.nodes.video?.create({ src });
  if (!video) return;
  const { $from, empty, to } = selection;
  const isEmptyLine = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  const start = isEmptyLine ? $from.before() : to;
  tr.replaceRangeWith(start, isEmptyLine ? $from.after() : to, video);
  const line = schema.nodes.paragraph?.create();
  // it may have moved out of the block it was put into
  let end = tr.doc.content.size;
  tr.doc.descendants((node, position) => {
    if (node === video) end = position + node.nodeSize;
  });
  // a line to write in, where the video is the last thing
  if (line && tr.doc.resolve(end).nodeAfter === null) tr.insert(end, line);
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end), 1)).scrollIntoView());
};
