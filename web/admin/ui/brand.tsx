import { AdminIcon } from './admin-icon.tsx';

interface Props {
  name: string;
  /** A second line. */
  note?: string;
}

/** The company's logo with its name. */
export const Brand = ({ name, note }: Props) => (
  <>
    <span className="brand-mark">
      <AdminIcon name="arm" />
    </span>
    <div className="grow">
      <b className="truncate">{name}</b>
      {note && <small>{note}</small>}
    </div>
  </>
);
