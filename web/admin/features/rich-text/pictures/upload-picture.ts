// Uploads a picture for a text, and inserts it once the server has stored it.
import type { Editor } from '@tiptap/core';
import { storageUrl } from '#contract/rules/storage-address.ts';
import type { createImageUpload } from '#contract/uploads.ts';
import { fittedWithMessage } from '#web/admin/ui/files/scaled-picture.ts';
import { ApiError, call, InvalidAnswerError, type Transport } from '#web/shared/lib/api.ts';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { pendingChange, placeOf } from './pending-uploads.ts';

// HTTP/2 has no reason phrases; these are the usual ones.
const texts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  419: 'Page Expired',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
};

const statusText = (status: number): string => texts[status] ?? 'Error';

const pendingElement = (fileName: string) => {
  const element = document.createElement('span');
  element.className = 'rte-pending';
  element.contentEditable = 'false';
  const bar = document.createElement('progress');
  bar.className = 'bar';
  bar.max = 1;
  bar.value = 0;
  bar.setAttribute('aria-label', `Uploading ${fileName}`);
  element.append(`Uploading ${fileName}`, bar);
  return { element, bar };
};

/** @returns the address of the stored picture */
export const sendPicture = async (transport: Transport, file: File, onProgress: (share: number) => void): Promise<string> => {
  const { url } = await call<typeof createImageUpload>(transport, 'POST', '/api/admin/upload-image', {
    body: new FormBody({ image: file }),
    onProgress,
    expects: { url: 'string' },
  });
  if (url === '') throw new InvalidAnswerError();
  return url;
};

const sayWhy = (error: unknown) => {
  if (error instanceof ApiError) {
    window.alert(`Failed to upload image: ${error.status} ${statusText(error.status)}`);
    const reason = error.answer?.errors?.image?.[0];
    if (reason) toast.error(reason);
  } else window.alert(`Error uploading image: ${error instanceof Error ? error.message : String(error)}`);
};

/** With a size, pages reserve space for a picture before it has loaded. */
interface PictureAttributes {
  src: string;
  alt: string;
  /** The caption. */
  title?: string;
  width?: number;
  height?: number;
}

/** @returns the size in pixels; empty for a file that the browser cannot decode */
const sizeOf = async (file: File): Promise<Pick<PictureAttributes, 'width' | 'height'>> => {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return {};
  }
};

const insert = (editor: Editor, id: object, attributes: PictureAttributes) => {
  const place = placeOf(editor.state, id);
  const node = editor.schema.nodes.picture?.create({ ...attributes });
  try {
    if (place === null || !node) throw new Error('The text at its position was deleted');
    const { tr } = editor.state;
    const around = tr.doc.resolve(place).parent;
    // the picture replaces an empty line
    const isEmptyLine = around.type.name === 'paragraph' && around.content.size === 0;
    tr.setMeta(...pendingChange({ removed: id }));
    editor.view.dispatch(isEmptyLine ? tr.replaceRangeWith(place - 1, place + 1, node) : tr.replaceRangeWith(place, place, node));
  } catch {
    window.alert('Failed to insert image into editor');
  }
};

interface StoredPicture {
  path: string;
  alt: string;
  caption: string;
  width: number | null;
  height: number | null;
}

/** Inserts a picture of the media library after the selection, with its texts. */
export const insertStored = (editor: Editor, { path, alt, caption, width, height }: StoredPicture): void => {
  const id = {};
  const { element } = pendingElement(path);
  const { state, view } = editor;
  view.dispatch(state.tr.setMeta(...pendingChange({ added: { id, position: state.selection.to, element } })));
  insert(editor, id, {
    src: storageUrl(path) ?? '',
    alt,
    ...(caption && { title: caption }),
    ...(width !== null && height !== null && { width, height }),
  });
};

/**
 * @param position in the text where the picture is inserted
 * @param alt the description of the picture, if known
 * @returns whether the picture was stored
 */
export const uploadPicture = async (editor: Editor, transport: Transport, file: File, position: number, alt = ''): Promise<boolean> => {
  const id = {};
  const { element, bar } = pendingElement(file.name);
  const { tr } = editor.state;
  editor.view.dispatch(tr.setMeta(...pendingChange({ added: { id, position, element } })));
  try {
    const sent = await fittedWithMessage(file);
    const src = await sendPicture(transport, sent, (share) => {
      bar.value = share;
    });
    const size = await sizeOf(sent);
    // the form may have been closed meanwhile
    if (!editor.isDestroyed) insert(editor, id, { src, alt, ...size });
    return true;
  } catch (error) {
    if (editor.isDestroyed) return false;
    editor.view.dispatch(editor.state.tr.setMeta(...pendingChange({ removed: id })));
    sayWhy(error);
    return false;
  }
};
