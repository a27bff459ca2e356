import { CodeField } from './code-field.tsx';

interface Props {
  error: string | undefined;
  /** Back to the password. */
  onCancel: () => void;
}

export const SecondStepField = ({ error, onCancel }: Props) => (
  <>
    <p role="status">Your password is right. One more step:</p>
    <CodeField error={error} hasFocus />
    <button type="button" className="btn" onClick={onCancel}>
      Start again
    </button>
  </>
);
