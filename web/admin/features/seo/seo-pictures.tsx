// The picture of a shared link.
import { FilePicture } from '#web/admin/ui/files/file-picture.tsx';
import type { FileValue } from '#web/admin/ui/files/file-value.ts';

/** The picture of pages that have none. */
export const SitePicture = () => <img src="/social-card.jpg" alt="" width={1200} height={630} loading="lazy" />;

interface Props {
  /** The record's own picture in the form. */
  value: FileValue;
  /** The stored record if visitors can see it, because the server then has a picture of it. */
  published: { kind: 'products' | 'news'; id: number; version: number } | null;
}

/** The version makes browsers reload the picture after a save. */
const cardOf = ({ kind, id, version }: NonNullable<Props['published']>) => `/social-card/${kind}/${id}/current.jpg?version=${version}`;

export const RecordPicture = ({ value: { path, file, isRemoved }, published }: Props) => {
  if (published) return <img src={cardOf(published)} alt="" width={1200} height={630} loading="lazy" />;
  return file || (path && !isRemoved) ? <FilePicture path={path} file={file} alt="" sizes="480px" /> : <SitePicture />;
};

/** @param isPublished whether visitors can see the stored record */
export const pictureNote = (isPublished: boolean): string =>
  isPublished
    ? 'The picture is updated when you save another name or picture.'
    : 'A picture with the name is made as soon as visitors can see this page.';
