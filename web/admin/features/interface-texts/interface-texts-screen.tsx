// The texts of the site. The language is in the address: /admin/interface-texts?language=de
import { useQuery } from '@tanstack/react-query';
import { useAddressQuery } from '#web/admin/ui/list/use-address-query.ts';
import { FailedList } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { interfaceTextsQuery } from './interface-texts.queries.ts';
import { InterfaceTextsForm, interfaceTextsHead } from './interface-texts-form.tsx';

export const InterfaceTextsScreen = () => {
  const [params, setParams] = useAddressQuery();
  const { data, isError, refetch } = useQuery(interfaceTextsQuery(params.get('language')));
  if (data) {
    const choice = data.languages.length > 1 && (
      <select
        className="select site-text-language"
        aria-label="Language"
        value={data.language}
        onChange={(event) => setParams(() => new URLSearchParams({ language: event.target.value }))}
      >
        {data.languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    );
    return <InterfaceTextsForm key={data.language} language={data.language} texts={data.texts} languages={choice} />;
  }
  return (
    <>
      <ScreenHead {...interfaceTextsHead} />
      {isError ? (
        <div className="table-box">
          <FailedList title="Failed to load the texts" onRetry={() => void refetch()} />
        </div>
      ) : (
        <div className="is-late">
          <LoadingText>Loading texts...</LoadingText>
          <Skeleton height="480px" />
        </div>
      )}
    </>
  );
};
