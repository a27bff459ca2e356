// Figures, each on a dimension line.
interface Props {
  items: { value: string; label: string }[];
}

export const Statistics = ({ items }: Props) => (
  <dl className="stats">
    {items.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
