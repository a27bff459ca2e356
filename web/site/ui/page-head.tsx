// Dark header of a page with its title.
interface Props {
  title: string;
  lead?: string | null;
  /** Name of a drawing in /images/line that ends in -dark. */
  drawing?: 'arm' | 'delta' | 'forklift' | 'hmi' | 'palletiser' | 'rack' | 'scara';
  /** Smaller height, so that the content below is visible without scrolling. */
  isLow?: boolean;
}

export const PageHead = ({ title, lead, drawing, isLow = false }: Props) => (
  <div className={isLow ? 'page-head low dark' : 'page-head dark'}>
    <div className="wrap">
      {drawing && <img className="art" src={`/images/line/${drawing}-dark.svg`} alt="" width="1200" height="900" />}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      <div className="ruler" />
    </div>
  </div>
);
