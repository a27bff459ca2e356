// One text: the English one, and the fields of the own one.
import { useId } from 'react';
import type { InterfaceText } from '#contract/interface-texts.ts';
import { formsOf, isMissingText } from '#contract/texts/own-texts.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { type TextForm, type TextValues, textForms } from './text-values.ts';

interface FieldProps {
  form: Pick<Form<TextValues>, 'field'>;
  of: TextForm;
  label: string;
  /** What visitors read while the field is empty. */
  shown: string;
  language: string;
}

const long = 60;

const TextField = ({ form, of: { name, numbers }, label, shown, language }: FieldProps) => {
  const { value, error, onChange, onBlur } = form.field(name);
  const id = useId();
  const rows = Math.max(value.length, shown.length) > long ? 3 : 1;
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id} className={numbers === null ? 'vh' : ''}>
        {numbers !== null && <span className="num">{numbers}: </span>}
        <span className="vh">{label}</span>
      </label>
      <textarea
        id={id}
        name={name}
        className="textarea"
        rows={rows}
        lang={language}
        dir="auto"
        placeholder={shown}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        // a text has one line, which the field wraps
        onChange={(event) => onChange(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {error && (
        <p className="err" id={`${id}-error`}>
          <AdminIcon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
};

interface Props {
  text: InterfaceText;
  form: Pick<Form<TextValues>, 'field' | 'values' | 'set'>;
  language: string;
}

export const TextRow = ({ text, form, language }: Props) => {
  const forms = textForms(text, language);
  const english = formsOf(text.english);
  const shown = formsOf(text.built_in ?? text.english);
  const isOwn = forms.some(({ name }) => form.values[name] !== '');
  return (
    <li className="site-text">
      <div lang="en">
        {Object.values(english).map((one) => (
          <p key={one}>{one}</p>
        ))}
        <p className="site-text-key">
          <code>{text.key}</code>
          {isMissingText(text) && !isOwn && <span className="badge yellow">Missing</span>}
          {isOwn && <span className="badge">Own text</span>}
        </p>
      </div>
      <div className="site-text-fields">
        {forms.map((one) => (
          <TextField
            key={one.name}
            form={form}
            of={one}
            label={english.other ?? ''}
            shown={shown[one.category] ?? shown.other ?? ''}
            language={language}
          />
        ))}
        {isOwn && (
          <button
            type="button"
            className="btn btn-s"
            onClick={() => {
              for (const { name } of forms) form.set(name, '');
            }}
          >
            <AdminIcon name="undo" />
            Use the original text<span className="vh">: {english.other}</span>
          </button>
        )}
      </div>
    </li>
  );
};
