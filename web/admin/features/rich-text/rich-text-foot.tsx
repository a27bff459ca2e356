// The line below a text: its length, and the pictures without a description. Not announced, because it changes with every letter.
import { type Editor, useEditorState } from '@tiptap/react';

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
  // user-perceived characters: a letter with its accent counts as one, the end of a paragraph is not counted
  const characters = [...doc.textBetween(0, doc.content.size, '', '').normalize('NFC')].length;
  return { words, characters, pictures, undescribed };
};

export const RichTextFoot = ({ editor, hasPictures }: { editor: Editor; hasPictures: boolean }) => {
  const { words, characters, pictures, undescribed } = useEditorState({ editor, selector: readState });
  return (
    <div className="rte-foot">
      <span className="num">{counted(words, 'word', 'words')}</span>
      <span className="num">{counted(characters, 'character', 'characters')}</span>
      {pictures > 0 && <span>{counted(pictures, 'picture', 'pictures')}</span>}
      {hasPictures && pictures === 0 && <span>Drop a picture into the text to insert it</span>}
      {undescribed > 0 && (
        <span>
          {counted(undescribed, 'picture', 'pictures')} without a description: select {undescribed === 1 ? 'it' : 'each'} and press
          “Describe picture”
        </span>
      )}
    </div>
  );
};
