// A date and time in a cell, one below the other.
import { useFormats } from '#web/shared/lib/formats.ts';

/** @param at ISO 8601 */
export const Moment = ({ at }: { at: string }) => {
  const { date, time } = useFormats();
  return (
    <>
      {date(at)}
      <span className="muted t2">{time(at)}</span>
    </>
  );
};
