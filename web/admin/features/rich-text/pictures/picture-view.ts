// A picture between blocks, with a line below it in which its caption is written.
import type { NodeViewRenderer } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

const selectedClass = 'ProseMirror-selectednode';

export const pictureView: NodeViewRenderer = ({ node, editor, getPos }) => {
  const dom = document.createElement('div');
  dom.className = 'rte-picture';
  const image = document.createElement('img');
  const caption = document.createElement('input');
  caption.className = 'rte-caption';
  caption.placeholder = 'Caption';
  caption.setAttribute('aria-label', 'Caption of the picture');
  // Tab moves from the text to the next field of the form, and from a selected picture to its caption
  caption.tabIndex = -1;
  dom.append(image, caption);

  const show = ({ attrs }: typeof node) => {
    for (const name of ['src', 'alt', 'width', 'height']) {
      if (attrs[name] === null) image.removeAttribute(name);
      else if (image.getAttribute(name) !== String(attrs[name])) image.setAttribute(name, attrs[name]);
    }
    const text = attrs.title ?? '';
    if (caption.value !== text) caption.value = text;
    caption.readOnly = !editor.isEditable;
  };
  show(node);

  // text that is typed without a pause is one step of undo
  let isFirst = true;
  const write = () => {
    const position = getPos();
    if (position === undefined) return;
    const { state, view } = editor;
    view.dispatch(state.tr.setNodeAttribute(position, 'title', caption.value || null).setMeta('addToHistory', isFirst));
    isFirst = false;
  };
  const leave = (event: KeyboardEvent) => {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // keeps the event from the form and the dialog around it
    event.preventDefault();
    event.stopPropagation();
    const position = getPos();
    const { state, view } = editor;
    if (position !== undefined) view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(position + node.nodeSize))));
    view.focus();
  };
  caption.addEventListener('input', write);
  caption.addEventListener('keydown', leave);
  caption.addEventListener('focus', () => {
    isFirst = true;
    // in some browsers, a click cannot place the cursor inside a draggable element
    dom.draggable = false;
  });
  caption.addEventListener('blur', () => {
    dom.draggable = true;
  });

  return {
    dom,
    update: (next) => {
      if (next.type !== node.type) return false;
      show(next);
      return true;
    },
    selectNode: () => {
      dom.classList.add(selectedClass);
      caption.tabIndex = 0;
    },
    deselectNode: () => {
      dom.classList.remove(selectedClass);
      caption.tabIndex = -1;
    },
    stopEvent: (event) => event.target === caption,
    ignoreMutation: () => true,
  };
};
