import { useEffect, useRef, useState } from 'react';
import { measureText, type ResultText } from './text-width.ts';

interface Props {
  id: string;
  /** What is measured, e.g. "title". */
  noun: string;
  text: string;
  /** Nothing was entered: the derived text is measured, which is not the editor's mistake. */
  isDerived: boolean;
  limit: ResultText;
}

/** Announces when the text becomes too long and when it fits again, not each letter. */
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

/** How much of the room in a search result a text takes. */
export const WidthMeter = ({ id, noun, text, isDerived, limit: { font, maxWidth } }: Props) => {
  const width = measureText(text, font);
  const isCut = width > maxWidth;
  const isTooLong = isCut && !isDerived;
  const said = useCrossing(isTooLong, noun);
  const derived = isCut ? ' – derived, search results cut it' : ' – derived';
  return (
    <div className={isTooLong ? 'width-meter over' : 'width-meter'}>
      <span className="bar" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (width / maxWidth) * 100)}%` }} />
      </span>
      <p id={id}>
        <span className="num">
          {width} of {maxWidth} px
        </span>
        {isDerived ? derived : isTooLong && ' – too long: search results cut it'}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
};
