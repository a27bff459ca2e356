import { SettingsScreen } from '../../features/settings/admin/settings-screen.tsx';

export const Component = SettingsScreen;
