import { ProductsScreen } from '../../features/products/admin/products-screen.tsx';

export const Component = ProductsScreen;
