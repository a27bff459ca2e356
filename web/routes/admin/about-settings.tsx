export { AboutSettingsScreen as Component } from '../../features/about/admin/about-settings-screen.tsx';
