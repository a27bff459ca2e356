import { BrandScreen } from '../../features/settings/admin/brand/brand-screen.tsx';

export const Component = BrandScreen;
