// One picture of a record: preview, replace, remove. It is sent with the form.
import { FileFrame } from './file-frame.tsx';
import { PictureDropArea, PictureTile } from './picture-tile.tsx';
import { type FileValueProps, useFileValue } from './use-file-value.tsx';

interface Props extends FileValueProps {
  /** From 0 to 1 while the form is being sent. */
  progress?: number | null;
}

export const PictureField = ({ progress, ...props }: Props) => {
  const { choice, name, path, remove, below } = useFileValue(props, 'picture');
  const { label } = props;
  const { file } = props.value;
  return (
    <FileFrame label={label} isOptional choice={choice} below={below}>
      {file !== null || path !== null ? (
        <PictureTile
          path={path}
          file={file}
          alt={file ? `${label}: ${file.name}` : label}
          progress={file && progress}
          choice={choice}
          change={{ text: 'Change', label: `Change ${name}` }}
          name={name}
          onRemove={remove}
        />
      ) : (
        <PictureDropArea choice={choice} label={`Choose ${name}`}>
          <b>Choose a picture</b> or drop it here
        </PictureDropArea>
      )}
    </FileFrame>
  );
};
