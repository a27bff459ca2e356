// Rich-text editor. Loaded by rich-text-field.tsx on demand.
import { useQueryClient } from '@tanstack/react-query';
import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { type ReactNode, type RefObject, useContext, useRef, useState } from 'react';
import { toEmbedAddress } from '#contract/rules/video-address.ts';
import { acceptOf, featuredImageRules } from '#web/admin/ui/files/file-rules.ts';
import { LibraryContext } from '#web/admin/ui/files/library-choice.tsx';
import { useHoldUpload } from '#web/admin/ui/form/form-uploads.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { AddressPanel } from './address-panel.tsx';
import type { BlockTools } from './blocks/block-items.ts';
import { BlockPanel, ProductPanel } from './blocks/block-panels.tsx';
import { FindPanel } from './find/find-panel.tsx';
import { insertVideo } from './insert-video.ts';
import { LinkPanel } from './links/link-panel.tsx';
import { LostLinks } from './links/lost-links.tsx';
import { PicturePanel } from './pictures/picture-panel.tsx';
import { RemotePictures } from './pictures/remote-pictures.tsx';
import { insertStored, uploadPicture } from './pictures/upload-picture.ts';
import { type PanelName, RichTextToolbar } from './rich-text-toolbar.tsx';
import { SlashMenu, type TakesKey } from './slash/slash-menu.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useTextEditor } from './use-text-editor.ts';

interface VideoPanelProps {
  editor: Editor;
  onClose: () => void;
}

/** Inserts a video at the cursor from its address. */
const VideoPanel = ({ editor, onClose }: VideoPanelProps) => {
  const insert = (typed: string) => {
    const src = toEmbedAddress(typed);
    if (!src) return 'Please enter the address of a YouTube or Vimeo video.';
    insertVideo(editor.view, src);
    onClose();
  };
  return (
    <AddressPanel
      label="Video address"
      initial=""
      placeholder="https://www.youtube.com/watch?v=..."
      confirm="Insert video"
      onConfirm={insert}
      onClose={onClose}
    />
  );
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const readState = ({ editor }: { editor: Editor }) => {
  // React may read the state of an editor once more after it was destroyed
  if (editor.isDestroyed) return { words: 0, characters: 0, pictures: 0, undescribed: 0 };
  const { doc } = editor.state;
  let pictures = 0;
  let undescribed = 0;
  doc.descendants((node) => {
    if (node.type.name !== 'picture' && node.type.name !== 'inlinePicture') return;
    pictures += 1;
    if (!node.attrs.alt) undescribed += 1;
  });
  const words = doc.textBetween(0, doc.content.size, ' ', ' ').match(/\S+/g)?.length ?? 0;
  // user-perceived characters: a letter with its accent counts as one, and ends of paragraphs are not counted
  const characters = [...doc.textBetween(0, doc.content.size, '', '').normalize('NFC')].length;
  return { words, characters, pictures, undescribed };
};

/** The line below a text: its length, and the pictures without a description. Not announced, because it changes with every letter. */
const RichTextFoot = ({ editor, hasPictures }: { editor: Editor; hasPictures: boolean }) => {
  const { words, characters, pictures, undescribed } = useEditorState({ editor, selector: readState });
  return (
    <div className="rte-foot">
      <span className="num">{counted(words, 'word', 'words')}</span>
      <span className="num">{counted(characters, 'character', 'characters')}</span>
      {pictures > 0 && <span>{counted(pictures, 'picture', 'pictures')}</span>}
      {hasPictures && pictures === 0 && <span className="grow truncate">Drop a picture into the text to insert it</span>}
      {undescribed > 0 && (
        <span>
          {counted(undescribed, 'picture', 'pictures')} without a description: select {undescribed === 1 ? 'it' : 'each'} and press
          “Describe picture”
        </span>
      )}
    </div>
  );
};

interface Props {
  textId: string;
  labelId: string;
  label: string;
  describedBy: string | undefined;
  value: string;
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  hasPictures: boolean;
  size: 'small' | 'medium' | 'tall';
}

const panels = {
  link: LinkPanel,
  picture: PicturePanel,
  video: VideoPanel,
  find: FindPanel,
  block: BlockPanel,
  products: ProductPanel,
} as const;

const shortcuts: Record<string, PanelName> = { k: 'link', f: 'find' };

/** Uploads pictures into the text; the save of the form waits for them. */
type Upload = (editor: Editor, pictures: readonly { file: File; position: number; alt?: string }[]) => void;

const useUpload = (transport: Transport): Upload => {
  const hold = useHoldUpload();
  return (editor, pictures) => {
    for (const { file, position, alt } of pictures) hold(uploadPicture(editor, transport, file, position, alt));
  };
};

const at = (files: readonly File[], position: number) => files.map((file) => ({ file, position }));

const attributesOf = ({ textId, labelId, describedBy, isInvalid, isRequired }: Props): Record<string, string> => ({
  id: textId,
  class: 'rte-body',
  role: 'textbox',
  dir: 'ltr',
  'aria-multiline': 'true',
  'aria-labelledby': labelId,
  ...(describedBy && { 'aria-describedby': describedBy }),
  ...(isInvalid && { 'aria-invalid': 'true' }),
  ...(isRequired && { 'aria-required': 'true' }),
});

/** The editor, which opens panels and uploads pictures that are pasted or dropped. */
const useEditorWithUploads = (
  props: Props,
  upload: Upload,
  keys: RefObject<TakesKey>,
  openPanel: (name: PanelName, byClick?: boolean) => void,
): Editor | null => {
  const { value, onChange, onBlur, hasPictures } = props;
  const editor = useTextEditor({
    value,
    onChange,
    onBlur,
    attributes: attributesOf(props),
    onKeyDown: (event) => {
      if (keys.current(event)) return true;
      const panel = shortcuts[event.key.toLowerCase()];
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || !panel) return false;
      // outside the editor, these keys open the command palette and the browser's own search
      event.preventDefault();
      event.stopPropagation();
      openPanel(panel);
      return true;
    },
    onPicture: () => openPanel('picture', true),
    onPictureFiles: hasPictures ? (files, position) => editor && upload(editor, at(files, position)) : undefined,
    onPastedPictures: hasPictures ? (pictures) => editor && upload(editor, pictures) : undefined,
  });
  return editor;
};

interface FrameProps extends Pick<Props, 'textId' | 'label' | 'isInvalid' | 'hasPictures' | 'size'> {
  editor: Editor;
  upload: Upload;
  keys: RefObject<TakesKey>;
  panel: PanelName | null;
  /** Whether the panel was opened by pressing a picture. */
  isQuiet: boolean;
  onPanel: (name: PanelName | null) => void;
}

/** The text with its toolbar and panels. */
const EditorFrame = ({ editor, upload, keys, panel, isQuiet, onPanel, textId, label, isInvalid, hasPictures, size }: FrameProps) => {
  const transport = transportOf(useQueryClient());
  const chooseFile = useContext(LibraryContext);
  const { isFull, toggle, frameProps } = useFullScreen(editor);

  const choosePicture = () =>
    chooseFile?.({
      kind: 'picture',
      onPick: (file) => insertStored(editor, file),
      upload: {
        accept: acceptOf(featuredImageRules),
        isMultiple: true,
        onFiles: (files) => upload(editor, at(files, editor.state.selection.to)),
      },
    });
  const press = (name: PanelName, isOnPicture: boolean) => {
    if (name === 'picture' && !isOnPicture) choosePicture();
    else onPanel(panel === name ? null : name);
  };
  const closePanel = () => {
    onPanel(null);
    // not with the editor's command, which waits for the next frame: a letter typed before it would be lost
    editor.view.focus();
  };
  const tools: BlockTools = { openPanel: onPanel, chooseFile: (kind, onPick) => chooseFile?.({ kind, onPick }) };
  const Panel = panel && panels[panel];

  return (
    <div className={`rte rte-${size}${isInvalid ? ' bad' : ''}${isFull ? ' rte-full' : ''}`} {...frameProps}>
      <div className="rte-head">
        <RichTextToolbar
          editor={editor}
          label={label}
          textId={textId}
          hasPictures={hasPictures}
          openPanel={panel}
          onPanel={press}
          isFull={isFull}
          onFull={toggle}
        />
        {Panel && <Panel key={panel} editor={editor} onClose={closePanel} isQuiet={isQuiet} tools={tools} />}
      </div>
      <EditorContent editor={editor} />
      <SlashMenu editor={editor} keys={keys} hasPictures={hasPictures} onPanel={(name) => press(name, false)} tools={tools} />
      {hasPictures && <RemotePictures editor={editor} transport={transport} />}
      <LostLinks editor={editor} />
      <RichTextFoot editor={editor} hasPictures={hasPictures} />
    </div>
  );
};

/** @param placeholder shown until the editor exists */
export const RichTextEditor = ({ placeholder, ...props }: Props & { placeholder: ReactNode }) => {
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [isQuiet, setIsQuiet] = useState(false);
  const upload = useUpload(transportOf(useQueryClient()));
  const keys = useRef<TakesKey>(() => false);
  const open = (name: PanelName | null, byClick = false) => {
    setPanel(name);
    setIsQuiet(byClick);
  };
  const editor = useEditorWithUploads(props, upload, keys, open);
  if (!editor) return placeholder;
  return <EditorFrame {...props} editor={editor} upload={upload} keys={keys} panel={panel} isQuiet={isQuiet} onPanel={open} />;
};
