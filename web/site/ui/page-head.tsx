// Dark header of a page with its title.
import type { DrawingName } from '#web/shared/ui/drawing.tsx';
import { Art } from './art.tsx';

interface Props {
  title: string;
  lead?: string | null;
  /** Of a title that is not translated. */
  lang?: string | undefined;
  /** The company's picture for this page. */
  picture?: string | null;
  /** Shown without a picture; without a drawing there is no decoration. */
  drawing?: DrawingName;
  /** Smaller height, so that the content below is visible without scrolling. */
  isLow?: boolean;
}

export const PageHead = ({ title, lead, lang, picture, drawing, isLow = false }: Props) => (
  <div className={isLow ? 'page-head low dark' : 'page-head dark'}>
    <div className="wrap">
      {drawing && <Art picture={picture} drawing={drawing} className="art" />}
      <h1 lang={lang}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      <div className="ruler" />
    </div>
  </div>
);
