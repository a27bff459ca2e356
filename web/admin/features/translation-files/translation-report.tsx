// What an import of translations does or has done: counts, refused texts with the reason, changes.
import type { ReactNode } from 'react';
import type { TranslationImportReport } from '#contract/translation-imports.ts';

const countLabels: readonly { count: keyof TranslationImportReport['counts']; label: string; dot: string }[] = [
  { count: 'new', label: 'New', dot: 'dot green' },
  { count: 'changed', label: 'Changed', dot: 'dot yellow' },
  { count: 'outdated', label: 'Outdated', dot: 'dot yellow' },
  { count: 'unchanged', label: 'Unchanged', dot: 'dot' },
  { count: 'untranslated', label: 'Not translated', dot: 'dot' },
  { count: 'refused', label: 'Refused', dot: 'dot red' },
];

const Counts = ({ counts }: Pick<TranslationImportReport, 'counts'>) => (
  <dl className="strip" aria-label="Texts of the file">
    {countLabels.map(({ count, label, dot }) => (
      <div key={count}>
        <dt className="k">
          <span className={dot} aria-hidden="true" />
          {label}
        </dt>
        <dd className="v">{counts[count].toLocaleString('en-US')}</dd>
      </div>
    ))}
  </dl>
);

interface Listed {
  title: string;
  label: string;
}

const List = <T extends Listed>({
  head,
  of,
  total,
  children,
}: {
  head: string;
  of: readonly T[];
  total: number;
  children: (text: T) => ReactNode;
}) => {
  if (of.length === 0) return null;
  return (
    <section>
      <h3>{head}</h3>
      <ul className="stack">
        {of.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a file can contain a text twice
          <li key={at}>
            <b>
              {text.title}: {text.label}
            </b>
            {children(text)}
          </li>
        ))}
      </ul>
      {total > of.length && <p className="hint">And {(total - of.length).toLocaleString('en-US')} more.</p>}
    </section>
  );
};

interface Props {
  report: TranslationImportReport;
  /** Nothing is saved yet. */
  isChecked: boolean;
}

export const TranslationReport = ({ report: { counts, refused, changes }, isChecked }: Props) => (
  <div className="stack" role="status">
    <Counts counts={counts} />
    {counts.outdated > 0 && (
      <p className="hint">
        The original of outdated texts has changed since the export. They are imported, and marked as outdated when they are published.
      </p>
    )}
    <List head="Refused texts" of={refused} total={counts.refused}>
      {({ text, reason }) => (
        <>
          <p className="err">{reason}</p>
          {text && <p className="hint">{text}</p>}
        </>
      )}
    </List>
    <List head={isChecked ? 'Changes' : 'Saved texts'} of={changes} total={counts.new + counts.changed}>
      {({ before, after, is_outdated }) => (
        <p>
          {before !== null && before !== after && (
            <>
              <del>{before}</del>{' '}
            </>
          )}
          <ins>{after}</ins>
          {is_outdated && <span className="badge yellow">Outdated</span>}
        </p>
      )}
    </List>
  </div>
);
