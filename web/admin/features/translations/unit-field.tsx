// One text of a translation: the original, the field, and what is to be done.
import type { ReactNode } from 'react';
import type { Language } from '#contract/rules/languages.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { TextareaField, TextField } from '#web/admin/ui/form/text-field.tsx';
import type { FieldBinding, Form } from '#web/admin/ui/form/use-form.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { confirmationOf, markOf, type TranslationValues, type Unit, type UnitMark } from './translation-values.ts';
import { UnitOriginal } from './unit-original.tsx';

const badges: Record<NonNullable<UnitMark>, { text: string; className: string }> = {
  missing: { text: 'Missing', className: 'badge red' },
  outdated: { text: 'Outdated', className: 'badge yellow' },
  draft: { text: 'Draft', className: 'badge' },
};

/** Limits above it are never reached while typing. */
const mostCounted = 5000;

/** @returns e.g. "20 of 255 characters"; null for a text whose editor counts, and for one that cannot become too long */
const countOf = ({ format, max }: Unit, text: string): string | null =>
  format === 'html' || format === 'slug' || max > mostCounted
    ? null
    : `${[...text].length.toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters`;

const Control = ({ unit, language, field }: { unit: Unit; language: Language; field: FieldBinding<string> }) => {
  const { label, format, max } = unit;
  const { code: lang, direction: dir } = language;
  switch (format) {
    case 'html':
      return (
        <div lang={lang} dir={dir}>
          <RichTextField label={label} hasPictures={max >= textLengths.richText} size="small" {...field} />
        </div>
      );
    case 'text':
      return <TextareaField label={label} lang={lang} dir={dir} {...field} />;
    case 'slug':
      return (
        <TextField
          label={label}
          className="mono"
          hint="Last part of the address. Empty: as in the original."
          autoComplete="off"
          {...field}
        />
      );
    default:
      return <TextField label={label} lang={lang} dir={dir} autoComplete="off" {...field} />;
  }
};

interface ToolProps {
  label: string;
  keys: string;
  onClick: () => void;
  children: ReactNode;
}

/** Not reached with Tab, which moves from field to field; by keyboard it has a shortcut. */
const Tool = ({ label, keys, onClick, children }: ToolProps) => (
  <button
    type="button"
    className="btn btn-quiet btn-s"
    tabIndex={-1}
    aria-label={label}
    aria-keyshortcuts={`Alt+${keys}`}
    title={`Alt ${keys}`}
    onClick={onClick}
  >
    {children}
  </button>
);

interface Props {
  unit: Unit;
  main: Language;
  language: Language;
  form: Form<TranslationValues>;
}

export const UnitField = ({ unit, main, language, form }: Props) => {
  const isReadOnly = useIsReadOnly();
  const { key, label, source, format } = unit;
  const count = countOf(unit, form.values[key] ?? '');
  const mark = markOf(unit, form.values);
  const isConfirmed = form.values[confirmationOf(key)] === 'yes';
  const canCopy = !isReadOnly && format !== 'slug' && source !== '' && form.values[key] !== source;
  return (
    <div className="unit" data-unit={key}>
      <UnitOriginal unit={unit} main={main} isOutdated={mark === 'outdated'} />
      <div className="unit-translation">
        <Control unit={unit} language={language} field={form.field(key)} />
        <div className="unit-foot">
          {mark && <span className={badges[mark].className}>{badges[mark].text}</span>}
          {isConfirmed && <span className="badge green">Still correct</span>}
          {count !== null && <span className="hint num">{count}</span>}
          {mark === 'outdated' && !isReadOnly && (
            <Tool label={`${label}: still correct`} keys="K" onClick={() => form.set(confirmationOf(key), 'yes')}>
              <AdminIcon name="check" />
              Still correct
            </Tool>
          )}
          {canCopy && (
            <Tool label={`${label}: copy original`} keys="O" onClick={() => form.set(key, source)}>
              <AdminIcon name="copy" />
              Copy original
            </Tool>
          )}
        </div>
      </div>
    </div>
  );
};
