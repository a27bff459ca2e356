export { HeroSettingsScreen as Component } from '#web/admin/features/homepage/hero-settings-screen.tsx';
