import type { splashTexts } from '../en/splash.ts';
import type { Translation } from '../text.ts';

export const splash: Translation<typeof splashTexts> = {
  loading: 'Wird geladen',
  theme: 'Design wird geladen …',
  components: 'Komponenten werden vorbereitet …',
  settings: 'Einstellungen werden abgerufen …',
  styles: 'Formate werden angewendet …',
  ready: 'Fertig!',
  welcome: 'Willkommen!',
  products: 'Produkte und technische Daten.',
  news: 'Aktuelles und Wissensdatenbank.',
  quotes: 'Fragen und Angebote.',
};
