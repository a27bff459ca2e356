import { PagesScreen } from '../../features/pages/admin/pages-screen.tsx';

export const Component = PagesScreen;
