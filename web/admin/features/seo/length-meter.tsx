import { useEffect, useRef, useState } from 'react';

interface Props {
  id: string;
  /** Names the text, e.g. "title". */
  noun: string;
  text: string;
  /** Whether the field is empty: the derived text is measured, whose length is not the editor's mistake. */
  isDerived: boolean;
  /** Maximum, in characters. */
  most: number;
}

/** Announces when the text becomes too long and when it fits again, instead of each letter. */
const useCrossing = (isTooLong: boolean, noun: string): string => {
  const [said, setSaid] = useState('');
  const before = useRef(isTooLong);
  useEffect(() => {
    if (before.current === isTooLong) return;
    before.current = isTooLong;
    setSaid(isTooLong ? `The ${noun} is longer than search results show.` : `The ${noun} fits in search results again.`);
  }, [isTooLong, noun]);
  return said;
};

/** Shows how much of the space in a search result a text takes. */
export const LengthMeter = ({ id, noun, text, isDerived, most }: Props) => {
  const { length } = text;
  const isCut = length > most;
  const isTooLong = isCut && !isDerived;
  const said = useCrossing(isTooLong, noun);
  const notes = [`${length} of ${most} characters`, isDerived && 'derived', isCut && 'search results may cut it'];
  return (
    <div className={isTooLong ? 'length-meter over' : 'length-meter'}>
      <span className="bar" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (length / most) * 100)}%` }} />
      </span>
      <p id={id} className="num">
        {notes.filter(Boolean).join(', ')}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
};
