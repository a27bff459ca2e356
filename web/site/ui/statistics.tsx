// Statistics that count up when they scroll into view. The final value is always rendered, for screen readers and to avoid
// layout shifts.
import { useRef } from 'react';
import { useCountUp } from './use-count-up.ts';

interface Item {
  value: string;
  label: string;
}

// in characters; longer values are words rather than numbers
const longest = 9;

const Figure = ({ value }: Pick<Item, 'value'>) => {
  const element = useRef<HTMLElement>(null);
  const counted = useCountUp(element, value);
  return (
    <dd ref={element} className={value.length > longest ? 'long' : undefined}>
      <span className={counted === null ? undefined : 'covered'}>{value}</span>
      {counted !== null && <span aria-hidden="true">{counted}</span>}
    </dd>
  );
};

export const Statistics = ({ items }: { items: Item[] }) => (
  <dl className="stats">
    {items.map(({ value, label }) => (
      <div key={`${label} ${value}`}>
        <dt>{label}</dt>
        <Figure value={value} />
      </div>
    ))}
  </dl>
);
