export { DashboardScreen as Component } from '#web/admin/features/dashboard/dashboard-screen.tsx';
