import { NewsScreen } from '#web/admin/features/news/news-screen.tsx';

export const Component = NewsScreen;
