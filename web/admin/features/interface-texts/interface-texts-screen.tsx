// The texts of the site. The language is in the address: /admin/interface-texts?language=de
import { useQuery } from '@tanstack/react-query';
import type { listInterfaceTexts } from '#contract/interface-texts.ts';
import type { AnswerOf } from '#contract/route.ts';
import { useLanguages } from '#web/admin/features/languages/languages.queries.ts';
import { useMay, useMayTranslate } from '#web/admin/lib/rights.ts';
import { readUser } from '#web/admin/lib/session.ts';
import { useAddressQuery } from '#web/admin/ui/list/use-address-query.ts';
import { EmptyList, FailedList } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { interfaceTextsQuery } from './interface-texts.queries.ts';
import { InterfaceTextsForm, interfaceTextsHead } from './interface-texts-form.tsx';

/** The language of the address. Without one, null for the main language, or a translator's first one; undefined until it is known. */
const useShownLanguage = (named: string | null): string | null | undefined => {
  const languages = useLanguages();
  const own = readUser().languages;
  if (named !== null || !own) return named;
  return languages && (languages.find(({ code }) => own.includes(code))?.code ?? null);
};

/** Those who do not write the originals have no texts of the main language. */
const useWritable = (languages: AnswerOf<typeof listInterfaceTexts>['languages'] = []) => {
  const may = useMay();
  const mayTranslate = useMayTranslate();
  return languages.filter(({ code }, position) => mayTranslate(code) && (position > 0 || may('content.write')));
};

export const InterfaceTextsScreen = () => {
  const [params, setParams] = useAddressQuery();
  const shown = useShownLanguage(params.get('language'));
  const { data, isError, refetch } = useQuery({ ...interfaceTextsQuery(shown ?? null), enabled: shown !== undefined });
  const writable = useWritable(data?.languages);
  const isWritable = writable.some(({ code }) => code === data?.language);
  const choice = (writable.length > 1 || (writable.length === 1 && !isWritable)) && (
    <select
      className="select site-text-language"
      aria-label="Language"
      value={isWritable ? data?.language : ''}
      onChange={(event) => setParams(() => new URLSearchParams({ language: event.target.value }))}
    >
      {!isWritable && <option value="">Choose a language</option>}
      {writable.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
  if (data && isWritable) return <InterfaceTextsForm key={data.language} language={data.language} texts={data.texts} languages={choice} />;
  return (
    <>
      <ScreenHead {...interfaceTextsHead}>{choice}</ScreenHead>
      {data && (
        <div className="table-box">
          <EmptyList
            title="Your role does not include the texts in this language"
            text="You write those in the languages into which you translate. An owner can change them under Account."
          />
        </div>
      )}
      {isError && (
        <div className="table-box">
          <FailedList title="Failed to load the texts" onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && (
        <div className="is-late">
          <LoadingText>Loading texts...</LoadingText>
          <Skeleton height="480px" />
        </div>
      )}
    </>
  );
};
