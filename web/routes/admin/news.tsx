import { NewsScreen } from '../../features/news/admin/news-screen.tsx';

export const Component = NewsScreen;
