import { PagesScreen } from '#web/admin/features/pages/pages-screen.tsx';

export const Component = PagesScreen;
