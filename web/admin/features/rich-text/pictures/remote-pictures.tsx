// Lists pictures of a text that are loaded from other sites, and copies them if those sites allow it.
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { fittedWithMessage } from '#web/admin/ui/files/scaled-picture.ts';
import { useHoldUpload } from '#web/admin/ui/form/form-uploads.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { sendPicture } from './upload-picture.ts';

// Copies a picture of another site. The Content-Security-Policy lets no script request other sites, so the browser loads the
// picture and draws it on a canvas.

const load = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    // the browser fails to load a picture that the other site does not permit to be copied
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The other site does not allow copies'));
    image.src = src;
  });

/** @throws Error if the other site does not allow it, or for a GIF, because only one frame would be copied */
const copyPicture = async (src: string): Promise<File> => {
  const name = new URL(src).pathname.split('/').at(-1) || 'picture';
  if (/\.gif$/i.test(name)) throw new Error('A copy would not be animated');
  const image = await load(src);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const type = /\.jpe?g$/i.test(name) ? 'image/jpeg' : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('The picture is too large to be copied');
  return new File([blob], name, { type: blob.type });
};

/** @returns the host of another site; null for a picture of this one */
const remoteHost = (src: unknown): string | null => {
  if (typeof src !== 'string' || !/^https?:\/\//i.test(src) || !URL.canParse(src)) return null;
  const { origin, host } = new URL(src);
  return origin === window.location.origin ? null : host;
};

const listRemote = ({ editor }: { editor: Editor }): string => {
  const found = new Set<string>();
  if (!editor.isDestroyed) {
    editor.state.doc.descendants((node) => {
      if (/picture$/i.test(node.type.name) && remoteHost(node.attrs.src)) found.add(String(node.attrs.src));
    });
  }
  // a string, so that equal lists are equal
  return [...found].join('\n');
};

const replace = (editor: Editor, from: string, to: string) => {
  const { tr } = editor.state;
  tr.doc.descendants((node, position) => {
    if (/picture$/i.test(node.type.name) && node.attrs.src === from) tr.setNodeAttribute(position, 'src', to);
  });
  editor.view.dispatch(tr);
};

interface Props {
  editor: Editor;
  transport: Transport;
  copy?: (src: string) => Promise<File>;
}

export const RemotePictures = ({ editor, transport, copy = copyPicture }: Props) => {
  const remote = useEditorState({ editor, selector: listRemote });
  const [isBusy, setIsBusy] = useState(false);
  const hold = useHoldUpload();
  const [refused, setRefused] = useState<readonly string[]>([]);
  if (remote === '') return null;
  const sources = remote.split('\n');
  const hosts = [...new Set(sources.map((src) => remoteHost(src) ?? ''))];
  const isRefused = sources.every((src) => refused.includes(src));

  const store = async () => {
    setIsBusy(true);
    const failed: string[] = [];
    for (const src of sources) {
      try {
        const url = await sendPicture(transport, await fittedWithMessage(await copy(src)), () => {});
        if (!editor.isDestroyed) replace(editor, src, url);
      } catch {
        failed.push(src);
      }
    }
    setRefused(failed);
    setIsBusy(false);
    // a picture that cannot be copied keeps its address
    return true;
  };

  const isOne = sources.length === 1;
  return (
    <div className="rte-remote">
      <p role="status">
        {isOne ? '1 picture is' : `${sources.length} pictures are`} loaded from {hosts.join(', ')}. Visitors no longer see{' '}
        {isOne ? 'it when it is' : 'them when they are'} removed there.
        {isRefused && <span> {hosts.join(', ')} does not allow copies: download the picture there and insert the file.</span>}
      </p>
      {!isRefused && (
        <BusyButton type="button" className="btn btn-s" isBusy={isBusy} busyText="Copying..." onClick={() => hold(store())}>
          {isOne ? 'Store a copy here' : 'Store copies here'}
        </BusyButton>
      )}
    </div>
  );
};
