// Chooses the languages of a translator, who gets the role with them.
import { useState } from 'react';
import type { Administrator } from '#contract/administrators.ts';
import { roleTexts } from '#web/admin/lib/rights.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { useSetRole } from './administrators.queries.ts';
import { LanguageChecks, languagesText } from './role-choice.tsx';

interface Props {
  administrator: Administrator;
  onClose: () => void;
}

export const TranslatorDialog = ({ administrator: { id, name, languages: stored = [] }, onClose }: Props) => {
  const setRole = useSetRole();
  const [languages, setLanguages] = useState<readonly string[]>(stored);
  const [error, setError] = useState<string | undefined>(undefined);
  const save = () => {
    if (languages.length === 0) return setError(languagesText);
    setRole.mutate({ id, role: 'translator', languages: [...languages] }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      title="Languages of the translator"
      thing={<span className="truncate strong">{name}</span>}
      consequence={roleTexts.translator}
      action="Save languages"
      isBusy={setRole.isPending}
      busyText="Saving..."
      onConfirm={save}
      onCancel={onClose}
    >
      <LanguageChecks
        value={languages}
        onChange={(codes) => {
          setError(undefined);
          setLanguages(codes);
        }}
        error={error}
      />
    </ConfirmDialog>
  );
};
