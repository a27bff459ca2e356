// Figures, each on a dimension line. They count up when they come into view; the value itself is always there, for
// screen readers and so that nothing moves.
import { useRef } from 'react';
import { useCountUp } from './use-count-up.ts';

interface Item {
  value: string;
  label: string;
}

// longer ones are words rather than figures
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
