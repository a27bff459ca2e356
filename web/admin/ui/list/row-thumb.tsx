import { Picture } from '#web/shared/ui/picture.tsx';

interface Props {
  /** Stored path, address from the root, or absolute URL. */
  src: string | null;
  /** Wider than high, for articles. */
  isWide?: boolean;
}

/** A row's picture, or an empty tile without one. The row's name describes it. */
export const RowThumb = ({ src, isWide = false }: Props) => (
  <Picture src={src} alt="" sizes={isWide ? '60px' : '38px'} className={isWide ? 'thumb thumb-wide' : 'thumb'} />
);
