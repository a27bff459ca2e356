import { CategoriesScreen } from '../../features/categories/admin/categories-screen.tsx';

export const Component = CategoriesScreen;
