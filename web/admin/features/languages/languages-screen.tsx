// The languages of the site: the main one first, then those into which its texts are translated.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Language, mostLanguages } from '#contract/rules/languages.ts';
import type { Setting } from '#contract/settings.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { EmptyList, FailedList } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { englishName, movedLanguage, readLanguages, withMainLanguage } from './language-list.ts';
import { LanguageRow } from './language-row.tsx';
import { languagesSettingQuery, useChangeLanguages } from './languages.queries.ts';

const nameOf = ({ code, name }: Language): string => englishName(code) ?? name;

interface ListProps {
  setting: Setting;
  languages: readonly Language[];
  onEdit: (language: Language) => void;
}

type Asked = { action: 'remove' | 'main'; language: Language } | null;

/** The question before a language is removed, or becomes the main one. */
const questionOf = ({ action, language }: NonNullable<Asked>, main: string) =>
  action === 'remove'
    ? {
        title: `Remove ${nameOf(language)}?`,
        consequence: `Its pages disappear at once, and addresses below /${language.code}/ show “not found”. Its translations are kept: if you add ${nameOf(language)} again, they are there.`,
        action: 'Remove language',
        busyText: 'Removing...',
      }
    : {
        title: `Make ${nameOf(language)} the main language?`,
        consequence: `No text is translated or exchanged by this. Products, articles, pages and settings stay as they are written and are then shown as ${nameOf(language)}; the translations into ${nameOf(language)} are not shown any more. Its pages move from /${language.code}/ to the addresses without a code, and those of ${main} below a code of their own. Do this only if the originals are already written in ${nameOf(language)}.`,
        action: 'Change main language',
        busyText: 'Changing...',
      };

const LanguageTable = ({ setting, languages, onEdit }: ListProps) => {
  const { mutateAsync: change, isPending } = useChangeLanguages(setting);
  const [asked, setAsked] = useState<Asked>(null);
  const [main] = languages;
  const question = asked && questionOf(asked, main ? nameOf(main) : '');
  const confirm = async () => {
    if (!asked) return;
    const { action, language } = asked;
    const [next, done] =
      action === 'remove'
        ? [languages.filter(({ code }) => code !== language.code), `${nameOf(language)} removed`]
        : [withMainLanguage(languages, language.code), `${nameOf(language)} is the main language`];
    await change({ languages: next, done }).catch(() => {});
    setAsked(null);
  };
  const publish = (language: Language, is_published: boolean) =>
    change({
      languages: languages.map((one) => (one.code === language.code ? { ...one, is_published } : one)),
      done: is_published ? `${nameOf(language)} is published` : `${nameOf(language)} is not published any more`,
    });
  return (
    <div className="table-box">
      <table className="table table-cards">
        <caption className="vh">Languages, the main one first</caption>
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">Address</th>
            <th scope="col">Locale</th>
            <th scope="col">Translations</th>
            <th scope="col">Visitors</th>
            <th scope="col" className="c-actions">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {languages.map((language, position) => (
            <LanguageRow
              key={language.code}
              language={language}
              position={position}
              count={languages.length}
              onEdit={() => onEdit(language)}
              onMove={(step) => {
                const next = movedLanguage(languages, language.code, step);
                if (next !== languages && !isPending) void change({ languages: next, done: 'Order saved' }).catch(() => {});
              }}
              onPublish={(isPublished) => publish(language, isPublished)}
              onMakeMain={() => setAsked({ action: 'main', language })}
              onRemove={() => setAsked({ action: 'remove', language })}
            />
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        isOpen={question !== null}
        title={question?.title ?? ''}
        thing={asked && <span lang={asked.language.code}>{asked.language.name}</span>}
        consequence={question?.consequence ?? ''}
        action={question?.action ?? ''}
        isBusy={isPending}
        busyText={question?.busyText ?? ''}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
};

const OneLanguage = ({ onAdd }: { onAdd: () => void }) => (
  <div className="table-box languages-first">
    <EmptyList
      title="The site has one language"
      text="Add a language to translate products, articles, pages and settings. Visitors see it after you have published it, and nothing changes until then."
    >
      <button type="button" className="btn btn-primary" onClick={onAdd}>
        <AdminIcon name="plus" />
        Add Language
      </button>
    </EmptyList>
  </div>
);

type Open = { language: Language | null } | null;

export const LanguagesScreen = () => {
  const { data: setting, isPending, isError, refetch } = useQuery(languagesSettingQuery);
  const [open, setOpen] = useState<Open>(null);
  const languages = readLanguages(setting?.value);
  const hasFailed = !setting && (isError || !isPending);
  const add = () => setOpen({ language: null });
  return (
    <>
      <ScreenHead title="Languages" subtitle="In which languages visitors read the site">
        {setting && languages.length > 1 && languages.length < mostLanguages && (
          <button type="button" className="btn btn-primary" onClick={add}>
            <AdminIcon name="plus" />
            Add Language
          </button>
        )}
      </ScreenHead>
      {hasFailed && (
        <div className="table-box">
          <FailedList title="Failed to load languages" onRetry={() => void refetch()} />
        </div>
      )}
      {isPending && (
        <div className="is-late">
          <LoadingText>Loading languages...</LoadingText>
          <Skeleton height="160px" />
        </div>
      )}
      {setting && <LanguageTable setting={setting} languages={languages} onEdit={(language) => setOpen({ language })} />}
      {setting && languages.length === 1 && <OneLanguage onAdd={add} />}
      {setting && open && <LanguageDialog setting={setting} languages={languages} language={open.language} onClose={() => setOpen(null)} />}
    </>
  );
};
