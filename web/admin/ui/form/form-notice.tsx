// Shown above the fields after a refused save: the number of invalid fields, and errors that belong to none of them.
import { AdminIcon } from '../admin-icon.tsx';
import type { FieldErrors } from './field-errors.ts';

interface Props {
  errors: FieldErrors;
  /** Fields that show their errors themselves; all other errors are shown here. */
  fields: readonly string[];
  /** Number of refused saves; nothing is shown before the first. */
  refusals: number;
}

export const attentionText = (count: number): string => (count === 1 ? '1 field needs attention' : `${count} fields need attention`);

export const FormNotice = ({ errors, fields, refusals }: Props) => {
  const entries = Object.entries(errors).filter(([, text]) => text);
  if (refusals === 0 || entries.length === 0) return null;
  const others = entries.filter(([name]) => !fields.includes(name));
  const own = entries.length - others.length;
  return (
    <div className="notice red form-notice" role="alert" tabIndex={-1}>
      <AdminIcon name="alert" />
      <div className="grow">
        {own > 0 && <b>{attentionText(own)}</b>}
        {others.map(([name, text]) => (
          <span key={name}>{text}</span>
        ))}
        <span>Nothing was saved.</span>
      </div>
    </div>
  );
};
