import { BrandScreen } from '#web/admin/features/settings/brand/brand-screen.tsx';

export const Component = BrandScreen;
