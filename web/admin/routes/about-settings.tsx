export { AboutSettingsScreen as Component } from '#web/admin/features/about/about-settings-screen.tsx';
