import type { Translations } from '../types.ts';
import { about } from './pages/about.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';
import { termsOfService } from './pages/terms-of-service.ts';

export const pages: Translations = { about, 'privacy-policy': privacyPolicy, 'terms-of-service': termsOfService };
