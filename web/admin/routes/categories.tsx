import { CategoriesScreen } from '#web/admin/features/categories/categories-screen.tsx';

export const Component = CategoriesScreen;
