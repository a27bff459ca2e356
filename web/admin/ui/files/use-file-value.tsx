// The file of a record in a form: choose a new one or one of the media library, remove it, and undo the removal.
import { RemovedNote, useFileChoice } from './file-frame.tsx';
import type { FileRules } from './file-rules.ts';
import { type FileValue, withChosen, withFile, withoutFile } from './file-value.ts';
import { LibraryButton } from './library-choice.tsx';

export interface FileValueProps {
  label: string;
  value: FileValue;
  rules: FileRules;
  hint: string;
  error?: string;
  onChange: (value: FileValue) => void;
}

export const useFileValue = ({ label, value, rules, hint, error, onChange }: FileValueProps, kind: 'picture' | 'document') => {
  const choice = useFileChoice({ rules, hint, error, onFile: (file) => onChange(withFile(value, file)) });
  const name = label.toLowerCase();
  const change = (changed: FileValue) => {
    choice.clearRefusal();
    onChange(changed);
  };
  return {
    choice,
    /** The label for use within a sentence. */
    name,
    /** Path of the stored or chosen file; null without one. */
    path: value.isRemoved ? null : (value.chosen ?? value.path),
    remove: () => change(withoutFile(value)),
    below: (
      <>
        {value.isRemoved && <RemovedNote onKeep={() => onChange({ ...value, isRemoved: false })} />}
        <LibraryButton name={name} kind={kind} onPick={(picked) => change(withChosen(value, picked.path))} upload={choice.picker} />
      </>
    ),
  };
};
