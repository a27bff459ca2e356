// Decoration of a page: the company's own picture, otherwise a drawing.
import { storageUrl } from '#contract/rules/storage-address.ts';
import { Drawing, type DrawingName } from '#web/shared/ui/drawing.tsx';

interface Props {
  /** Stored path, path or address. */
  picture: string | null | undefined;
  drawing: DrawingName;
  className: 'art' | 'pic-line';
  /** Loaded when it is near the visible part of the page. */
  isLazy?: boolean;
}

export const Art = ({ picture, drawing, className, isLazy = false }: Props) => {
  const url = storageUrl(picture);
  if (!url) return <Drawing name={drawing} className={className} />;
  return (
    <img
      className={className}
      src={url.startsWith('/storage/') ? `${url}?w=800` : url}
      width={1200}
      height={900}
      alt=""
      loading={isLazy ? 'lazy' : undefined}
    />
  );
};
