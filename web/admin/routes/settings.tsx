import { SettingsScreen } from '#web/admin/features/settings/settings-screen.tsx';

export const Component = SettingsScreen;
