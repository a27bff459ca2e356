export const heroHead = {
  title: 'Slideshow Settings',
  subtitle: 'Manage your homepage hero section content, styling, and slideshow settings',
} as const;
