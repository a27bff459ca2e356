// Kinds of articles; used by the server's schema and by the forms.
export const newsTypes = ['news', 'knowledge'] as const;
export type NewsType = (typeof newsTypes)[number];
