// Below a text with pictures: its length, and which descriptions are missing.
import { type Editor, useEditorState } from '@tiptap/react';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const readState = ({ editor }: { editor: Editor }) => {
  // React may read the state of an editor once more after it was destroyed
  if (editor.isDestroyed) return { words: 0, pictures: 0, undescribed: 0 };
  const { doc } = editor.state;
  let pictures = 0;
  let undescribed = 0;
  doc.descendants((node) => {
    if (node.type.name !== 'picture' && node.type.name !== 'inlinePicture') return;
    pictures += 1;
    if (!node.attrs.alt) undescribed += 1;
  });
  return { words: doc.textBetween(0, doc.content.size, ' ', ' ').match(/\S+/g)?.length ?? 0, pictures, undescribed };
};

export const RichTextFoot = ({ editor }: { editor: Editor }) => {
  const { words, pictures, undescribed } = useEditorState({ editor, selector: readState });
  return (
    <div className="rte-foot">
      <span className="num">{counted(words, 'word', 'words')}</span>
      {pictures > 0 ? <span>{counted(pictures, 'picture', 'pictures')}</span> : <span>Drop a picture into the text to insert it</span>}
      {undescribed > 0 && (
        <span>
          {counted(undescribed, 'picture', 'pictures')} without a description: select {undescribed === 1 ? 'it' : 'each'} and press
          “Describe picture”
        </span>
      )}
    </div>
  );
};
