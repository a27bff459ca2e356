import { keepUnits } from '#web/site/lib/keep-units.ts';
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

export const ProductDatasheet = ({ sections }: { sections: DatasheetSection[] }) => {
  const titled = sections.filter(({ title }) => title !== '');
  return (
    <section className="section specs" aria-labelledby="specifications">
      <div className="wrap">
        <div className="head">
          <h2 id="specifications">Specifications</h2>
          {titled.length >= fewestForLinks && <SectionLinks sections={titled} />}
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
                      <DatasheetValue value={row.value} unit={row.unit} />
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
