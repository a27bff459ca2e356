import type { ReactNode } from 'react';
import { keepUnits } from '#web/site/lib/keep-units.ts';
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
  <nav className="sheet-links" aria-label="Specification groups">
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
  const shown = <DatasheetValue value={value} unit={unit} />;
  return (
    <>
      {filter ? (
        <Link
          className="at-least"
          to={hrefOf(filter)}
          rel="nofollow"
          title="Find products with at least this"
          aria-label={`${text}: find products with at least this ${name}`}
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
          <h2 id="specifications">Specifications</h2>
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
