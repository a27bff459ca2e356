interface Props {
  name: string;
  /** A second line. */
  note?: string;
}

/** The company's icon with its name. */
export const Brand = ({ name, note }: Props) => (
  <>
    <img className="brand-mark" src="/icons/icon-192.png" width={28} height={28} alt="" />
    <div className="grow">
      <b className="truncate">{name}</b>
      {note && <small>{note}</small>}
    </div>
  </>
);
