// What is exported for translators: the texts, the kinds of records, the format.
import { type ComponentProps, useId, useState } from 'react';
import type { ExportedTexts, TranslationFileFormat } from '#contract/rules/translation-files.ts';
import { type TranslatedKind, translatedKinds } from '#contract/rules/translations.ts';
import { englishName } from '#web/admin/features/languages/language-list.ts';
import { useDownload } from '#web/admin/lib/use-download.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

const textChoices: readonly { texts: ExportedTexts; label: string; hint?: string }[] = [
  { texts: 'open', label: 'Missing and outdated texts', hint: 'Everything that has to be translated' },
  { texts: 'missing', label: 'Missing texts' },
  { texts: 'outdated', label: 'Outdated texts', hint: 'The original has changed since the translation' },
  { texts: 'all', label: 'All texts' },
];

const formatChoices: readonly { format: TranslationFileFormat; label: string; hint: string }[] = [
  { format: 'xliff', label: 'XLIFF 2.1 (.xlf)', hint: 'For translation programs of agencies. Formatting is protected.' },
  { format: 'xlsx', label: 'Excel (.xlsx)', hint: 'One row for each text. Formatted texts are HTML.' },
];

const kindLabels: Record<TranslatedKind, string> = {
  product: 'Products',
  category: 'Categories',
  article: 'Articles',
  page: 'Pages',
  attribute: 'Attributes',
  setting: 'Settings',
  media: 'Texts of pictures',
};

const Choice = ({ label, hint, ...props }: { label: string; hint?: string | undefined } & ComponentProps<'input'>) => (
  <label className="check">
    <input {...props} />
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
  </label>
);

interface Chosen {
  texts: ExportedTexts;
  format: TranslationFileFormat;
  kinds: readonly TranslatedKind[];
}

interface PartProps {
  chosen: Chosen;
  change: (part: Partial<Chosen>) => void;
}

const Texts = ({ chosen, change }: PartProps) => {
  const name = useId();
  return (
    <fieldset className="stack">
      <legend>Texts</legend>
      {textChoices.map(({ texts, ...labels }) => (
        <Choice key={texts} type="radio" name={name} {...labels} checked={chosen.texts === texts} onChange={() => change({ texts })} />
      ))}
    </fieldset>
  );
};

const Format = ({ chosen, change }: PartProps) => {
  const name = useId();
  return (
    <fieldset className="stack">
      <legend>Format</legend>
      {formatChoices.map(({ format, ...labels }) => (
        <Choice key={format} type="radio" name={name} {...labels} checked={chosen.format === format} onChange={() => change({ format })} />
      ))}
    </fieldset>
  );
};

const Kinds = ({ chosen: { kinds }, change }: PartProps) => (
  <fieldset className="stack">
    <legend>Records</legend>
    {translatedKinds.map((kind) => (
      <Choice
        key={kind}
        type="checkbox"
        label={kindLabels[kind]}
        checked={kinds.includes(kind)}
        onChange={({ target }) => change({ kinds: target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind) })}
      />
    ))}
  </fieldset>
);

const pathOf = (language: string, { texts, format, kinds }: Chosen): string => {
  const query = new URLSearchParams({ format, texts });
  if (kinds.length < translatedKinds.length) query.set('kinds', kinds.join(','));
  return `/api/admin/translation-files/${language}?${query}`;
};

export const TranslationExportDialog = ({ language, onClose }: { language: string; onClose: () => void }) => {
  const [chosen, setChosen] = useState<Chosen>({ texts: 'open', format: 'xliff', kinds: translatedKinds });
  const { isBusy, error, start } = useDownload(onClose);
  const change = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  const isNothing = chosen.kinds.length === 0;
  return (
    <Dialog isOpen onClose={onClose} title={`Export ${englishName(language) ?? language} translations`} className="dlg-m">
      <form
        className="form-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isNothing) void start(pathOf(language, chosen));
        }}
      >
        <div className="dlg-body stack">
          <Texts chosen={chosen} change={change} />
          <Format chosen={chosen} change={change} />
          <Kinds chosen={chosen} change={change} />
          {isNothing && <p className="err">Choose at least one kind of records.</p>}
          {error && (
            <p className="err" role="alert">
              {error}
            </p>
          )}
        </div>
        <div className="dlg-foot">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <BusyButton isBusy={isBusy} busyText="Exporting...">
            Export
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
};
