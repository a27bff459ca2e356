import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { settingGroupQuery } from '#web/admin/features/settings/settings.queries.ts';
import { WithKept } from '#web/admin/records/kept-context.tsx';
import { FailedList } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { FeaturedPanel } from './featured-panel.tsx';
import { HeroSettingsForm, heroHead } from './hero-settings-form.tsx';

// loaded at each visit, because a form must not start with outdated values
const heroQuery = { ...settingGroupQuery('hero', 'Failed to load slideshow settings'), gcTime: 0 };

const Loading = () => (
  <div className="hero-cols is-late">
    <LoadingText>Loading slideshow settings...</LoadingText>
    <div className="stack">
      <Skeleton width="160px" />
      <Skeleton height="220px" />
      <Skeleton width="160px" />
      <Skeleton height="320px" />
    </div>
    <Skeleton height="216px" />
  </div>
);

export const HeroSettingsScreen = () => {
  const { data, isError, refetch } = useQuery(heroQuery);
  const [formKey, restart] = useReducer((key: number) => key + 1, 0);
  if (data) {
    const order = data.find(({ key }) => key === 'featured_order');
    return (
      <WithKept of={{ kind: 'slideshow', id: 0 }}>
        <HeroSettingsForm key={formKey} settings={data} onRestored={restart} />
        {order && <FeaturedPanel key={`order-${formKey}`} setting={order} />}
      </WithKept>
    );
  }
  return (
    <>
      <ScreenHead {...heroHead} />
      {isError ? (
        <div className="table-box">
          <FailedList title="Failed to load slideshow settings" onRetry={() => void refetch()} />
        </div>
      ) : (
        <Loading />
      )}
    </>
  );
};
