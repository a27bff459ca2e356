// The editor of formatted text. Only rich-text-field.tsx loads this file, when a form shows one.
import { useQueryClient } from '@tanstack/react-query';
import { EditorContent } from '@tiptap/react';
import { useRef, useState } from 'react';
import { acceptOf, featuredImageRules } from '#web/admin/ui/files/file-rules.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { LinkPanel } from './link-panel.tsx';
import { PicturePanel } from './pictures/picture-panel.tsx';
import { RemotePictures } from './pictures/remote-pictures.tsx';
import { uploadPicture } from './pictures/upload-picture.ts';
import { RichTextFoot } from './rich-text-foot.tsx';
import { type PanelName, RichTextToolbar } from './rich-text-toolbar.tsx';
import { useTextEditor } from './use-text-editor.ts';
import { VideoPanel } from './video-panel.tsx';

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
  hasImages: boolean;
  size: 'small' | 'medium' | 'tall';
}

const panels = { link: LinkPanel, picture: PicturePanel, video: VideoPanel } as const;

export const RichTextEditor = (props: Props) => {
  const { textId, labelId, label, describedBy, value, onChange, onBlur, isInvalid, isRequired, hasImages, size } = props;
  const [panel, setPanel] = useState<PanelName | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const client = useQueryClient();

  const upload = (files: File[], position: number) => {
    for (const file of files) void uploadPicture(editor, transportOf(client), file, position);
  };

  const editor = useTextEditor({
    value,
    onChange,
    onBlur,
    attributes: {
      id: textId,
      class: 'rte-body',
      role: 'textbox',
      dir: 'ltr',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isRequired && { 'aria-required': 'true' }),
    },
    onKeyDown: (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false;
      // outside of a text these keys search the admin area
      event.preventDefault();
      event.stopPropagation();
      setPanel('link');
      return true;
    },
    onPicture: () => setPanel('picture'),
    onPictureFiles: hasImages ? upload : undefined,
    onPastedPictures: hasImages
      ? (pictures) => {
          for (const { file, position, alt } of pictures) void uploadPicture(editor, transportOf(client), file, position, alt);
        }
      : undefined,
  });

  const press = (name: PanelName, isOnPicture: boolean) => {
    if (name === 'picture' && !isOnPicture) picker.current?.click();
    else setPanel(panel === name ? null : name);
  };
  const closePanel = () => {
    setPanel(null);
    editor.commands.focus();
  };
  const Panel = panel && panels[panel];

  return (
    <div className={`rte rte-${size}${isInvalid ? ' bad' : ''}`}>
      <div className="rte-head">
        <RichTextToolbar editor={editor} label={label} textId={textId} hasImages={hasImages} openPanel={panel} onPanel={press} />
        {Panel && <Panel key={panel} editor={editor} onClose={closePanel} />}
      </div>
      <EditorContent editor={editor} />
      {hasImages && (
        <>
          <RemotePictures editor={editor} transport={transportOf(client)} />
          <RichTextFoot editor={editor} />
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            accept={acceptOf(featuredImageRules)}
            aria-label={`Pictures for ${label}`}
            onChange={(event) => {
              upload([...(event.target.files ?? [])], editor.state.selection.to);
              // the same file may be chosen again
              event.target.value = '';
            }}
          />
        </>
      )}
    </div>
  );
};
