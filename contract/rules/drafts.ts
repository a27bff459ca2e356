// Drafts of published records, their schedule and links to their previews.

/** Records that have a page of their own, or a list. */
export const draftKinds = ['product', 'category', 'news', 'page'] as const;
export type DraftKind = (typeof draftKinds)[number];

export const scheduledActions = ['publish', 'unpublish'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];

/** How long a link to a preview works, in days. */
export const linkDays = [1, 7, 30] as const;
export type LinkDays = (typeof linkDays)[number];

/** Links of one record that work at the same time. */
export const mostLinks = 20;

/** The address of a preview. */
export const previewPath = (token: string): string => `/preview/${token}`;
