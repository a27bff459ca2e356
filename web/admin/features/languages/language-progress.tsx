// How far the translation into a language is, with a link to what is missing.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { writeNumber } from '#contract/rules/numbers.ts';
import { sumOf, totalsOf } from '#web/admin/features/translations/translation-words.ts';
import { translationCountsQuery } from '#web/admin/features/translations/translations.queries.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';

const write = (count: number) => writeNumber(`${count}`, 'en-US');

export const LanguageProgress = ({ code, name }: { code: string; name: string }) => {
  const { data: counts, isError } = useQuery(translationCountsQuery(code));
  if (isError) return <span className="muted">Unknown</span>;
  if (!counts) return <Skeleton width="120px" />;
  const totals = totalsOf(counts);
  const all = sumOf(totals);
  const rest = [
    totals.outdated > 0 && `${write(totals.outdated)} outdated`,
    totals['in-work'] > 0 && `${write(totals['in-work'])} in work`,
  ];
  return (
    <div className="language-progress">
      <progress className="bar" max={Math.max(all, 1)} value={totals.ready} aria-label={`Translated into ${name}`} />
      <Link to={`/admin/translations?language=${code}`}>
        {write(totals.ready)} of {write(all)} records ready
      </Link>
      <small>{rest.filter(Boolean).join(', ')}</small>
    </div>
  );
};
