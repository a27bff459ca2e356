import { AnalyticsScreen } from '../../features/analytics/admin/analytics-screen.tsx';

export const Component = AnalyticsScreen;
