// A stored picture, or a chosen one that is not uploaded yet.
import { useEffect, useState } from 'react';
import { Picture } from '#web/shared/ui/picture.tsx';

/** @returns a local address of a chosen file; null without one */
export const useObjectUrl = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};

interface Props {
  /** Stored path or absolute address. */
  path: string | null | undefined;
  /** Replaces the stored picture. */
  file?: File | null;
  alt: string;
  sizes?: string;
}

export const FilePicture = ({ path, file = null, alt, sizes = '280px' }: Props) => {
  const url = useObjectUrl(file);
  if (!file) return <Picture src={path} alt={alt} sizes={sizes} ratio="free" />;
  return <div className="pic">{url && <img src={url} alt={alt} />}</div>;
};
