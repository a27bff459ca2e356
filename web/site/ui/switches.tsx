// Links to views of the same data, one of which is current. They are nofollow, because search engines need only one view.
import { type AttributeUnits, attributeUnits } from '#contract/rules/attributes/limits.ts';
import { unitsTexts } from '#contract/texts/en/units.ts';
import { useTexts } from '#web/site/lib/language.ts';
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

interface UnitProps {
  units: AttributeUnits | undefined;
  /** @param units undefined for metric units, the default */
  hrefOf: (units: AttributeUnits | undefined) => string;
}

export const UnitSwitch = ({ units = 'metric', hrefOf }: UnitProps) => {
  const say = useTexts(unitsTexts);
  const optionOf = (one: AttributeUnits): Switch => ({
    name: say(one),
    to: hrefOf(one === 'metric' ? undefined : one),
    isCurrent: units === one,
  });
  return <Switches label={say('label')} options={attributeUnits.map(optionOf)} />;
};
