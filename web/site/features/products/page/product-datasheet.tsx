import type { ReactNode } from 'react';
import { productTexts } from '#contract/texts/en/product.ts';
import { keepUnits } from '#web/site/lib/keep-units.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { Link } from '#web/site/ui/link.tsx';
import type { DatasheetRow, DatasheetSection } from './datasheet.ts';

/** Value with its unit, kept on one line if it fits. */
export const DatasheetValue = ({ value, unit }: Pick<DatasheetRow, 'value' | 'unit'>) =>
  unit ? (
    <>
      {keepUnits(value)}
      <span className="unit">{`\u00a0${unit.replaceAll(' ', '\u00a0')}`}</span>
    </>
  ) : (
    keepUnits(value)
  );

/** Minimum number of groups for which anchor links are shown. */
const fewestForLinks = 3;

const SectionLinks = ({ sections }: { sections: DatasheetSection[] }) => (
  <nav className="sheet-links" aria-label={useTexts(productTexts)('groups')}>
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);

interface Props {
  sections: DatasheetSection[];
  /** Address of the list with a filter. */
  hrefOf: (filter: string) => string;
  /** Switch for the units. */
  children?: ReactNode;
}

/** The value as typed, which leads to products that are at least as good, and the value in the chosen units. */
const Value = ({ row: { name, text, value, unit, filter, converted }, hrefOf }: { row: DatasheetRow } & Pick<Props, 'hrefOf'>) => {
  const say = useTexts(productTexts);
  const shown = <DatasheetValue value={value} unit={unit} />;
  return (
    <>
      {filter ? (
        <Link
          className="at-least"
          to={hrefOf(filter)}
          rel="nofollow"
          title={say('atLeast')}
          aria-label={say('valueAtLeast', { value: text, name })}
        >
          {shown}
        </Link>
      ) : (
        shown
      )}
      {converted && <small>{keepUnits(converted)}</small>}
    </>
  );
};

export const ProductDatasheet = ({ sections, hrefOf, children }: Props) => {
  const titled = sections.filter(({ title }) => title !== '');
  return (
    <section className="section specs" aria-labelledby="specifications">
      <div className="wrap">
        <div className="head">
          <h2 id="specifications">{useTexts(productTexts)('specifications')}</h2>
          {titled.length >= fewestForLinks && <SectionLinks sections={titled} />}
          {children}
        </div>
        <div className={titled.length === 0 ? 'sheet plain' : 'sheet'}>
          {sections.map(({ id, title, rows }) => (
            <section key={id} id={id}>
              {title && <h3>{title}</h3>}
              <dl>
                {rows.map((row) => (
                  <div key={row.id}>
                    <dt>{keepUnits(row.name)}</dt>
                    <dd>
                      <Value row={row} hrefOf={hrefOf} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
};
