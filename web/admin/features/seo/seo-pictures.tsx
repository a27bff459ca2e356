// The picture of a shared link.
import { FilePicture } from '#web/admin/ui/files/file-picture.tsx';
import type { FileValue } from '#web/admin/ui/files/file-value.ts';

/** The picture of pages without one of their own. */
export const SitePicture = () => <img src="/social-card.jpg" alt="" width={1200} height={630} loading="lazy" />;

export const RecordPicture = ({ value: { path, file, isRemoved } }: { value: FileValue }) =>
  file || (path && !isRemoved) ? <FilePicture path={path} file={file} alt="" sizes="480px" /> : <SitePicture />;
