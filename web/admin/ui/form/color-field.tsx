// A colour: the browser's colour picker, and its code in a text field. Tells which text is readable on it, and whether it is
// readable on white.

import { isColor } from '#contract/rules/colors.ts';
import { contrastNotes } from '#web/admin/theme/contrast-notes.ts';
import { Field } from '#web/shared/ui/field.tsx';
import type { FieldProps } from './text-field.tsx';

const isCode = (value: string) => isColor(value.trim());

/** Completes "2563EB" and "#26e" to the colours that they mean. */
const complete = (typed: string): string => {
  const digits = typed.trim().replace(/^#/, '');
  if (/^[\da-f]{3}$/i.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return /^[\da-f]{6}$/i.test(digits) ? `#${digits}` : typed.trim();
};

const Notes = ({ color }: { color: string }) => {
  const { onIt, ratio, onWhite } = contrastNotes(color);
  return (
    <span className="color-notes">
      <span className="tag swatch-text" style={{ background: color, color: onIt === 'white' ? '#fff' : '#000' }}>
        Aa {ratio}:1
      </span>
      <span className="hint">{[`${onIt} text is readable`, onWhite].filter(Boolean).join('; ')}</span>
    </span>
  );
};

interface Props extends FieldProps<string> {
  /** Whether the colour is used with text: its readability is shown then. */
  hasNotes?: boolean;
}

export const ColorField = ({ label, isRequired, hint, error, name, value, onChange, onBlur, hasNotes = true }: Props) => (
  <Field label={label} isRequired={isRequired} error={error} hint={hint}>
    {(control) => (
      <div className="color-field">
        <input
          type="color"
          className="swatch"
          aria-label={`Pick ${label.toLowerCase()}`}
          value={isCode(value) ? value.trim().toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          {...control}
          className="input mono"
          name={name}
          value={value}
          placeholder="#2563eb"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            if (complete(value) !== value) onChange(complete(value));
            onBlur?.();
          }}
        />
        {hasNotes && isCode(value) && <Notes color={value.trim()} />}
      </div>
    )}
  </Field>
);
