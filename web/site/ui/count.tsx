import { useFormats } from '#web/site/lib/formats.ts';

/** Number of products beside a name. Without `hasNoun` it is hidden from screen readers, so that it is not part of the name. */
export const Count = ({ of, hasNoun }: { of: number; hasNoun?: boolean }) => {
  const [number, noun] = useFormats().counted(of, 'product').split(' ');
  return (
    <span className="n" aria-hidden={!hasNoun || undefined}>
      {number}
      {hasNoun && <span className="vh"> {noun}</span>}
    </span>
  );
};
