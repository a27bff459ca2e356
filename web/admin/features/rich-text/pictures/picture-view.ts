// A picture between blocks, with a field for its caption below it.
import type { NodeViewRenderer, NodeViewRendererProps } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

const selectedClass = 'ProseMirror-selectednode';

/** Moves the cursor from the caption to the text after the picture. */
const leaveCaption = ({ node, editor, getPos }: NodeViewRendererProps) => {
  const position = getPos();
  const { state, view } = editor;
  if (position !== undefined) view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(position + node.nodeSize))));
  view.focus();
};

const captionField = (props: NodeViewRendererProps): HTMLInputElement => {
  const { editor, getPos } = props;
  const field = document.createElement('input');
  field.className = 'rte-caption';
  field.placeholder = 'Caption';
  field.setAttribute('aria-label', 'Caption of the picture');
  // Tab moves from the text to the next field of the form, and from a selected picture to its caption
  field.tabIndex = -1;

  // continuous typing is one undo step
  let isFirst = true;
  field.addEventListener('focus', () => {
    isFirst = true;
  });
  field.addEventListener('input', () => {
    const position = getPos();
    if (position === undefined) return;
    const { state, view } = editor;
    view.dispatch(state.tr.setNodeAttribute(position, 'title', field.value || null).setMeta('addToHistory', isFirst));
    isFirst = false;
  });
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // keeps the event from the form and the dialog around it
    event.preventDefault();
    event.stopPropagation();
    leaveCaption(props);
  });
  return field;
};

export const pictureView: NodeViewRenderer = (props) => {
  const { node, editor } = props;
  const dom = document.createElement('div');
  dom.className = 'rte-picture';
  const image = document.createElement('img');
  const caption = captionField(props);
  dom.append(image, caption);
  // in some browsers, a click cannot place the cursor inside a draggable element
  caption.addEventListener('focus', () => {
    dom.draggable = false;
  });
  caption.addEventListener('blur', () => {
    dom.draggable = true;
  });

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
