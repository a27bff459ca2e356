// The editor of formatted text. Only rich-text-field.tsx loads this file, when a form shows one.
import { EditorContent } from '@tiptap/react';
import { useState } from 'react';
import { LinkPanel } from './link-panel.tsx';
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
  isInvalid: boolean;
  isRequired: boolean;
  hasImages: boolean;
  size: 'small' | 'medium' | 'tall';
}

export const RichTextEditor = (props: Props) => {
  const { textId, labelId, label, describedBy, value, onChange, isInvalid, isRequired, hasImages, size } = props;
  const [panel, setPanel] = useState<PanelName | null>(null);

  const editor = useTextEditor({
    value,
    onChange,
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
      event.stopPropagation();
      setPanel('link');
      return true;
    },
  });
  const closePanel = () => {
    setPanel(null);
    editor.commands.focus();
  };

  return (
    <div className={`rte rte-${size}${isInvalid ? ' bad' : ''}`}>
      <div className="rte-head">
        <RichTextToolbar
          editor={editor}
          label={label}
          textId={textId}
          hasImages={hasImages}
          openPanel={panel}
          onPanel={(name) => setPanel(panel === name ? null : name)}
        />
        {panel === 'link' && <LinkPanel editor={editor} onClose={closePanel} />}
        {panel === 'video' && <VideoPanel editor={editor} onClose={closePanel} />}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
};
