import { Picture } from '#web/shared/ui/picture.tsx';

interface Props {
  /** Stored path, address from the root, or absolute URL. */
  src: string | null;
  /** For articles: wider than high. */
  isWide?: boolean;
}

/** A row's picture; a tile where there is none. The row's name says what it shows. */
export const RowThumb = ({ src, isWide = false }: Props) => (
  <Picture src={src} alt="" sizes={isWide ? '60px' : '38px'} className={isWide ? 'thumb thumb-wide' : 'thumb'} />
);
