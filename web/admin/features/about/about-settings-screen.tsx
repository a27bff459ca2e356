// The About page, the company's statistics and the team: four parts, each with its own save button.

import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useReducer } from 'react';
import type { EditedKind } from '#contract/rules/editing.ts';
import { WithKept } from '#web/admin/records/kept-context.tsx';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { aboutPageQuery, listSettingQuery, sectionsSetting, statisticsSetting, teamSetting } from './about.queries.ts';
import { CardHistory } from './card-history.ts';
import { ContentCard } from './content-card.tsx';
import { SectionsCard } from './sections-card.tsx';
import { StatisticsCard } from './statistics-card.tsx';
import { TeamCard } from './team-card.tsx';

interface LoadedProps<T, K extends QueryKey> {
  query: UseQueryOptions<T, Error, T, K>;
  title: string;
  kind: 'page' | 'setting';
  /** The name under which unsaved changes of the form are stored. */
  kept: EditedKind;
  children: (data: T) => ReactNode;
}

/** @param children replaces the placeholder, which hides the cards below it until their positions are final */
const WaitingCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={children ? 'settings-card' : 'settings-card is-loading'}>
    <header>
      <h2>{title}</h2>
    </header>
    {children || (
      <div className="stack is-late">
        <LoadingText>Loading...</LoadingText>
        <Skeleton width="120px" />
        <Skeleton height="96px" />
      </div>
    )}
  </section>
);

/** Shows a failed load instead of the form, so that defaults cannot overwrite stored values. */
const Loaded = <T extends { id: number | null } | null, K extends QueryKey>({ query, title, kind, kept, children }: LoadedProps<T, K>) => {
  // read here, because a parent may render later, and a form keeps the values with which it was mounted
  const { data, isError, refetch } = useQuery(query);
  const [formKey, restart] = useReducer((key: number) => key + 1, 0);
  const failed = (
    <div className="notice red">
      <AdminIcon name="alert" />
      <div className="grow">This part could not be loaded.</div>
      <button type="button" className="btn btn-s" onClick={() => void refetch()}>
        Retry
      </button>
    </div>
  );
  const waiting = <WaitingCard title={title}>{isError && failed}</WaitingCard>;
  if (data === undefined) return waiting;
  const id = data?.id ?? null;
  return (
    <CardHistory key={formKey} value={id === null ? null : { of: { kind, id }, onRestored: restart }}>
      <WithKept of={{ kind: kept, id: 0 }} loading={waiting}>
        {children(data)}
      </WithKept>
    </CardHistory>
  );
};

export const AboutSettingsScreen = () => (
  <>
    <ScreenHead title="About Settings" subtitle="Content of the About page, company statistics and team">
      <a className="btn" href="/about" target="_blank" rel="noopener">
        <AdminIcon name="external" />
        View page<span className="vh"> (new tab)</span>
      </a>
    </ScreenHead>
    <Loaded query={aboutPageQuery} title="About Page Content" kind="page" kept="about-page">
      {(data) => <ContentCard page={data} />}
    </Loaded>
    <Loaded query={listSettingQuery(sectionsSetting)} title="Page Sections" kind="setting" kept={sectionsSetting.kept}>
      {(data) => <SectionsCard stored={data} />}
    </Loaded>
    <Loaded query={listSettingQuery(statisticsSetting)} title="Company Statistics" kind="setting" kept={statisticsSetting.kept}>
      {(data) => <StatisticsCard stored={data} />}
    </Loaded>
    <Loaded query={listSettingQuery(teamSetting)} title="Team Members" kind="setting" kept={teamSetting.kept}>
      {(data) => <TeamCard stored={data} />}
    </Loaded>
  </>
);
