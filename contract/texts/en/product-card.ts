import { part } from '../text.ts';

export const productCardTexts = part('product-card', {
  details: 'View Details',
  onRequest: 'Price on request',
  model: 'Model: {model}',
  compare: 'Compare {name}',
  full: 'You can compare up to {most} products. Remove one first.',
});
