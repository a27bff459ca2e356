// Kinds of static pages; used by the server's schema and by the forms.
export const pageTemplates = ['default', 'contact', 'about'] as const;
export type PageTemplate = (typeof pageTemplates)[number];
