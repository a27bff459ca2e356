import { about } from './pages/about.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';
import { termsOfService } from './pages/terms-of-service.ts';
import type { Page } from './types.ts';

export const pages: Page[] = [about, privacyPolicy, termsOfService];
