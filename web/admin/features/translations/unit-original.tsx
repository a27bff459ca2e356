// The original of a unit, beside its field; on phones above it, folded.
import { useId, useMemo, useState } from 'react';
import type { Language } from '#contract/rules/languages.ts';
import { TextDifference } from '#web/admin/records/history/field-difference.tsx';
import { readableText } from '#web/admin/records/history/readable-text.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { shortenText } from '#web/shared/lib/format.ts';
import { useTrustedHtml } from '#web/shared/lib/use-trusted-html.ts';
import { beginningOf, originOf, type Unit } from './translation-values.ts';
import { readingHtml } from './unit-texts.ts';

const foldedLength = 80;

const FormattedText = ({ html }: { html: string }) => {
  const content = useTrustedHtml(useMemo(() => readingHtml(html), [html]));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server
  return <div className="rte-body" dangerouslySetInnerHTML={content} />;
};

interface ChangeProps {
  unit: Unit;
  before: string;
}

/** What has changed in the original since it was translated. */
const Change = ({ unit: { format, source }, before }: ChangeProps) => {
  const readable = format === 'html' ? readableText : (text: string) => text;
  const [old, now] = [readable(before), readable(source)];
  return (
    <div className="unit-change">
      <b>Changed since the translation</b>
      {old === now ? <p>Only formatting, links or pictures changed.</p> : <TextDifference before={old} after={now} />}
    </div>
  );
};

interface Props {
  unit: Unit;
  /** The main language. */
  main: Language;
  isOutdated: boolean;
}

export const UnitOriginal = ({ unit, main, isOutdated }: Props) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { source, format } = unit;
  const before = isOutdated ? originOf(unit) : null;
  return (
    <div className="unit-original">
      {source !== '' && (
        <button type="button" className="unit-fold" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <AdminIcon name={isOpen ? 'down' : 'right'} />
          <span className="truncate">{isOpen ? 'Original' : `Original: ${shortenText(beginningOf(unit), foldedLength)}`}</span>
        </button>
      )}
      <div id={id} className={isOpen ? 'unit-source' : 'unit-source is-folded'} lang={main.code} dir={main.direction}>
        {source === '' && <p className="muted">{format === 'slug' ? 'The address of the original' : 'Empty'}</p>}
        {source !== '' &&
          (format === 'html' ? <FormattedText html={source} /> : <p className={format === 'slug' ? 'mono' : undefined}>{source}</p>)}
      </div>
      {before !== null && <Change unit={unit} before={before} />}
    </div>
  );
};
