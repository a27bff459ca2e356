// Chooses the languages of a translator, who gets the role with them.
import type { Administrator } from '#contract/administrators.ts';
import { roleTexts } from '#web/admin/lib/rights.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { useSetRole } from './administrators.queries.ts';
import { LanguageChecks, languagesText } from './role-choice.tsx';

interface Props {
  administrator: Administrator;
  onClose: () => void;
}

export const TranslatorDialog = ({ administrator: { id, name, languages = [] }, onClose }: Props) => {
  const { mutateAsync: setRole } = useSetRole();
  const form = useForm<{ languages: string[] }>({
    initial: { languages },
    check: (values) => ({ languages: values.languages.length === 0 ? languagesText : undefined }),
    save: (values) => setRole({ id, role: 'translator', languages: values.languages }),
    explain: explainByMessage('Failed to change the role'),
    onDone: onClose,
  });
  const { error, value, onChange } = form.field('languages');
  return (
    <FormDialog isOnce title={`Translator: ${name}`} form={form} action="Save languages" onClose={onClose}>
      <p className="hint">{roleTexts.translator}</p>
      <LanguageChecks value={value} onChange={onChange} error={error} />
    </FormDialog>
  );
};
