// What is missing or outdated in a language: the records of all kinds with the state of their translation.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import type { Language } from '#contract/rules/languages.ts';
import { counted, writeNumber } from '#contract/rules/numbers.ts';
import { translatedKinds, translationStates } from '#contract/rules/translations.ts';
import { englishName } from '#web/admin/features/languages/language-list.ts';
import { useLanguages } from '#web/admin/features/languages/languages.queries.ts';
import { settingDescription } from '#web/admin/features/settings/setting-descriptions.ts';
import { ExportTranslations } from '#web/admin/features/translation-files/export-translations.tsx';
import { ImportTranslations } from '#web/admin/features/translation-files/import-translations.tsx';
import { useMayTranslate, useScreenRights } from '#web/admin/lib/rights.ts';
import { readUser } from '#web/admin/lib/session.ts';
import { RecordList } from '#web/admin/records/record-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { Moment } from '#web/admin/ui/list/moment.tsx';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { useAddressQuery } from '#web/admin/ui/list/use-address-query.ts';
import { EmptyList } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { findNext } from './next-translation.ts';
import { TranslationDialog } from './translation-dialog.tsx';
import { failureText } from './translation-notice.tsx';
import { kindWords, recordName, stateWords, sumOf, totalsOf } from './translation-words.ts';
import {
  type TranslationRow,
  type TranslationsShape,
  translatedOf,
  translationCountsQuery,
  translationLists,
} from './translations.queries.ts';

const title = 'Translations';

const Filters = ({ filter }: FilterProps<TranslationsShape>) => (
  <>
    <SearchBox label="Search translations" {...filter('search')} />
    <SelectFilter
      label="Kind"
      all="All Kinds"
      options={translatedKinds.map((kind) => ({ value: kind, label: kindWords[kind][1] }))}
      {...filter('kind')}
    />
    <SelectFilter
      label="State"
      all="All States"
      options={translationStates.map((state) => ({ value: state, label: stateWords[state].text }))}
      {...filter('state')}
    />
  </>
);

const workOf = ({ state, missing, outdated }: TranslationRow): string => {
  if (state === 'none') return counted(missing, 'text');
  const parts = [missing > 0 && `${missing} missing`, outdated > 0 && `${outdated} outdated`].filter(Boolean);
  return parts.join(', ') || '–';
};

const Scheduled = ({ at }: { at: string }) => {
  const { date, time } = useFormats();
  return (
    <span className="tag" title={`Published on ${date(at)}, ${time(at)}`}>
      Scheduled
    </span>
  );
};

const Failed = ({ failure }: { failure: NonNullable<TranslationRow['failure']> }) => (
  <span className="tag">{failureText(failure, useFormats())}</span>
);

const columns: readonly RecordColumn<TranslationRow>[] = [
  {
    label: 'Record',
    headClass: 'c-translated',
    className: 'c-main fit',
    cell: (row, { link }) => (
      <div className="cell">
        <div>
          {link(recordName(row))}
          <small className="clamp-1">{(row.kind === 'setting' && settingDescription(row.title)) || kindWords[row.kind][0]}</small>
        </div>
      </div>
    ),
    skeleton: <SkeletonMain />,
  },
  {
    label: 'State',
    cell: ({ state, has_draft, publish_at, failure }) => (
      <span className="translation-states">
        <span className={stateWords[state].badge}>{stateWords[state].text}</span>
        {has_draft && <span className="tag accent">Draft</span>}
        {publish_at !== null && <Scheduled at={publish_at} />}
        {failure !== null && <Failed failure={failure} />}
      </span>
    ),
    skeleton: <SkeletonCell width="80px" />,
  },
  {
    label: 'To do',
    className: 'sub',
    cell: workOf,
    skeleton: <SkeletonCell width="120px" />,
  },
  {
    label: 'Saved',
    headClass: 'c-opt',
    className: 'when c-opt',
    cell: ({ updated_at, by }) =>
      updated_at === null ? (
        <span className="muted">–</span>
      ) : (
        <>
          <Moment at={updated_at} />
          {by !== null && <small className="t2">{by}</small>}
        </>
      ),
    skeleton: <SkeletonCell width="100px" className="c-opt" />,
  },
];

interface StripProps {
  language: string;
  onState: (state: (typeof translationStates)[number]) => void;
  shown: string;
}

/** The numbers of records in each state; each filters the list. */
const StateStrip = ({ language, onState, shown }: StripProps) => {
  const { data: counts } = useQuery(translationCountsQuery(language));
  if (!counts) return null;
  const totals = totalsOf(counts);
  const all = sumOf(totals);
  return (
    <section className="strip translation-strip" aria-label="Progress">
      {translationStates.map((state) => (
        <button key={state} type="button" aria-pressed={state === shown} onClick={() => onState(state)}>
          <span className="k">{stateWords[state].text}</span>
          <span className="v">{writeNumber(`${totals[state]}`, 'en-US')}</span>
          <span className="d">of {counted(all, 'record')}</span>
        </button>
      ))}
    </section>
  );
};

interface LanguageTabsProps {
  languages: readonly Language[];
  shown: string;
  onShow: (code: string) => void;
}

const LanguageTabs = ({ languages, shown, onShow }: LanguageTabsProps) => (
  <fieldset className="seg translation-languages" aria-label="Language">
    {languages.map(({ code, name, is_published }) => (
      <button key={code} type="button" aria-pressed={code === shown} onClick={() => onShow(code)}>
        {englishName(code) ?? name}
        {!is_published && <small> not published</small>}
      </button>
    ))}
  </fieldset>
);

/** A translator starts with one of their languages. */
const firstOf = (languages: readonly Language[]): string => {
  const own = readUser().languages;
  return (languages.find(({ code }) => own?.includes(code)) ?? languages[0])?.code ?? '';
};

type Change = Record<'language' | 'page' | 'edit', string | null>;

/** The language of the list, in the address, and a function that changes it or opens a record on another page. */
const useShownLanguage = (languages: readonly Language[]): [language: string, go: (change: Partial<Change>) => void] => {
  const [params, setParams] = useAddressQuery();
  const { state } = useLocation();
  const named = languages.find(({ code }) => code === params.get('language'))?.code;
  const go = (change: Partial<Change>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(change)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return [named ?? firstOf(languages), go];
};

const TranslationList = ({ languages }: { languages: readonly Language[] }) => {
  const client = useQueryClient();
  const [language, go] = useShownLanguage(languages);
  const showLanguage = (code: string) => go({ language: code, page: null });
  const lists = useMemo(() => translationLists(language), [language]);
  const list = useRecordList(lists);
  const { address, open } = list;
  const mayTranslate = useMayTranslate();
  const record = open.id === null ? null : translatedOf(open.id);
  const openNext = async (after: number) => {
    const found = await findNext(client, lists, address.applied, after).catch(() => undefined);
    if (found === undefined) return toast.error('Failed to load the next record');
    if (found === null) {
      toast.info('No further record of this list needs work');
      return open.close();
    }
    go({ edit: String(found.row.id), page: found.page > 1 ? String(found.page) : null });
  };
  return (
    <RecordList
      records={lists}
      list={list}
      title={title}
      headActions={
        <>
          <ExportTranslations language={language} />
          {mayTranslate(language) && <ImportTranslations key={language} language={language} />}
        </>
      }
      above={
        <>
          {languages.length > 1 && <LanguageTabs languages={languages} shown={language} onShow={showLanguage} />}
          <StateStrip
            language={language}
            shown={address.applied.state}
            onState={(state) => address.change({ state: state === address.applied.state ? '' : state })}
          />
        </>
      }
      Filters={Filters}
      caption={`Records and their translations into ${englishName(language) ?? language}`}
      emptyText="There is nothing to translate yet."
      emptyAction={null}
      filteredText="No record matches the search and the filters."
      columns={columns}
      nameOf={recordName}
      tableClass="translations-table"
      openAction={{ label: 'Translate', icon: 'edit' }}
      editor={
        open.id !== null &&
        record && (
          <TranslationDialog
            of={{ ...record, language }}
            onLanguage={showLanguage}
            onNext={() => void openNext(open.id ?? 0)}
            onClose={open.close}
          />
        )
      }
    />
  );
};

const OneLanguage = () => {
  const { mayOpen } = useScreenRights();
  return (
    <>
      <ScreenHead title={title} />
      <div className="table-box">
        <EmptyList title="The site has one language" text="There is something to translate once an owner has added another one.">
          {mayOpen('/admin/languages') && (
            <Link className="btn btn-primary" to="/admin/languages">
              Languages
            </Link>
          )}
        </EmptyList>
      </div>
    </>
  );
};

export const TranslationsScreen = () => {
  const languages = useLanguages();
  if (!languages) return <ScreenHead title={title} />;
  return languages.length === 1 ? <OneLanguage /> : <TranslationList languages={languages.slice(1)} />;
};
