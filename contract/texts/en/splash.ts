import { part } from '../text.ts';

export const splashTexts = part('splash', {
  loading: 'Loading',
  theme: 'Loading theme...',
  components: 'Initializing components...',
  settings: 'Fetching settings...',
  styles: 'Applying styles...',
  ready: 'Ready!',
  welcome: 'Welcome!',
  products: 'Products and specifications.',
  news: 'News and knowledge base.',
  quotes: 'Questions and quotes.',
});
