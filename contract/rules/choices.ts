// Fixed choices, used by the server's schemas and by the forms.

export const newsTypes = ['news', 'knowledge'] as const;
export type NewsType = (typeof newsTypes)[number];

export const pageTemplates = ['default', 'contact', 'about'] as const;
export type PageTemplate = (typeof pageTemplates)[number];
