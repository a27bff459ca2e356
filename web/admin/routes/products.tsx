import { ProductsScreen } from '#web/admin/features/products/products-screen.tsx';

export const Component = ProductsScreen;
