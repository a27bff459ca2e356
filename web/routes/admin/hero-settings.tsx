export { HeroSettingsScreen as Component } from '../../features/homepage/admin/hero-settings-screen.tsx';
