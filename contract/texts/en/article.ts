import { part } from '../text.ts';

export const articleTexts = part('article', {
  home: 'Home',
  heading: 'Article',
  loading: 'Loading article...',
  failed: 'Failed to load article',
  missing: 'Article Not Found',
  missingText: "The article you're looking for doesn't exist.",
  back: 'Back to News',
  aside: 'About this article',
  contents: 'In this article',
  share: 'Share',
  shareOn: 'Share on {network}',
  copyLink: 'Copy link',
  gallery: 'Gallery',
  enlarge: 'Enlarge picture {number} of {count}',
  enlargeNamed: 'Enlarge picture {number} of {count}: {alt}',
  related: 'Related Articles',
});
