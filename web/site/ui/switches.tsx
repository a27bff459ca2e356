// Links to views of the same data, one of which is current. They are nofollow, because search engines need only one view.
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import { Link } from './link.tsx';

interface Switch {
  name: string;
  to: string;
  isCurrent: boolean;
}

export const Switches = ({ label, options }: { label: string; options: Switch[] }) => (
  <nav className="switches" aria-label={label}>
    <ul>
      {options.map(({ name, to, isCurrent }) => (
        <li key={name}>
          <Link to={to} rel="nofollow" aria-current={isCurrent ? 'true' : undefined} preventScrollReset replace>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const unitNames: [AttributeUnits, string][] = [
  ['metric', 'Metric'],
  ['imperial', 'Imperial'],
];

interface UnitProps {
  units: AttributeUnits | undefined;
  /** @param units undefined for metric units, the default */
  hrefOf: (units: AttributeUnits | undefined) => string;
}

export const UnitSwitch = ({ units = 'metric', hrefOf }: UnitProps) => (
  <Switches
    label="Units"
    options={unitNames.map(([one, name]) => ({ name, to: hrefOf(one === 'metric' ? undefined : one), isCurrent: units === one }))}
  />
);
