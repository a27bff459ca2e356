import { AnalyticsScreen } from '#web/admin/features/analytics/analytics-screen.tsx';

export const Component = AnalyticsScreen;
