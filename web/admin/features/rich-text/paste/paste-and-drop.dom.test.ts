import type { EditorView } from '@tiptap/pm/view';
import { expect, it, vi } from 'vitest';
import { toast } from '#web/shared/ui/toast-store.ts';
import { pasteAndDrop } from './paste-and-drop.ts';

it('tells that pictures are not allowed in the text (EDIT-29)', () => {
  const info = vi.spyOn(toast, 'info').mockImplementation(() => {});
  const event = {
    dataTransfer: { files: [new File(['x'], 'robot.png', { type: 'image/png' })] },
    preventDefault: vi.fn(),
  } as unknown as DragEvent;
  const view = { posAtCoords: () => null, state: { doc: { content: { size: 2 } } } } as unknown as EditorView;
  pasteAndDrop(() => undefined).handleDrop?.call({} as never, view, event, null as never, false);
  expect(event.preventDefault).toHaveBeenCalled();
  expect(info).toHaveBeenCalledWith('1 picture was left out: this text takes no pictures.');
});
