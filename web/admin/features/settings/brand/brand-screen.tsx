// Brand and company: the details of the company that every page shows, and the colours of the site.
import { useQueries } from '@tanstack/react-query';
import { useReducer } from 'react';
import type { Setting } from '#contract/settings.ts';
import { WithKept } from '#web/admin/records/kept-context.tsx';
import { FailedList } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { settingGroupQuery } from '../settings.queries.ts';
import { BrandForm } from './brand-form.tsx';
import { brandKeys } from './brand-values.ts';

// the third is the whole list, because an administrator may have moved settings to other groups
const groups = ['company', 'theme', ''] as const;
const isBrand = new Set<string>(brandKeys);

const brandSettings = (lists: readonly (readonly Setting[])[]): Setting[] =>
  [...new Map(lists.flat().map((setting) => [setting.key, setting])).values()].filter(({ key }) => isBrand.has(key));

const Loading = () => (
  <>
    <LoadingText>Loading settings...</LoadingText>
    <div className="brand-cols is-late" aria-hidden="true">
      <div className="panel panel-body stack">
        {['40%', '100%', '100%', '70%', '100%'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
          <Skeleton key={index} width={width} height="32px" />
        ))}
      </div>
      <div className="panel panel-body">
        <Skeleton width="100%" height="320px" />
      </div>
    </div>
  </>
);

export const BrandScreen = () => {
  const results = useQueries({
    queries: groups.map((group, index) => settingGroupQuery(group, index === 0 ? 'Failed to load settings' : undefined)),
  });
  const isLoaded = results.every(({ data }) => data);
  // a built-in setting that was moved to another group is in two results
  const settings = brandSettings(results.map(({ data }) => data ?? []));
  const hasFailed = results.some(({ isError, data }) => isError && !data);
  const reload = async () => {
    const loaded = await Promise.all(results.map(({ refetch }) => refetch({ throwOnError: true })));
    return brandSettings(loaded.map(({ data }) => data ?? []));
  };
  const [formKey, restart] = useReducer((key: number) => key + 1, 0);
  const retry = () => {
    for (const { refetch } of results) void refetch();
  };
  return (
    <>
      <ScreenHead title="Brand and Company" subtitle="The details of the company on every page, and the colours">
        <a className="btn" href="/" target="_blank" rel="noopener">
          View website<span className="vh"> (new tab)</span>
        </a>
      </ScreenHead>
      {isLoaded && (
        <WithKept of={{ kind: 'brand', id: 0 }}>
          <BrandForm key={formKey} settings={settings} reload={reload} onRestored={restart} />
        </WithKept>
      )}
      {!isLoaded && hasFailed && (
        <div className="table-box">
          <FailedList title="Failed to load settings" onRetry={retry} />
        </div>
      )}
      {!isLoaded && !hasFailed && <Loading />}
    </>
  );
};
