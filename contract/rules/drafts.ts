// Drafts of published records, their schedule and links to their previews.
import { type PublishedKind, publishedKinds } from './record-kinds.ts';

/** Kinds of records that have a draft: those with a page of their own, or a list. */
export const draftKinds = publishedKinds;
export type DraftKind = PublishedKind;

export const scheduledActions = ['publish', 'unpublish'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];

/** Possible validity of a link to a preview, in days. */
export const linkDays = [1, 7, 30] as const;
export type LinkDays = (typeof linkDays)[number];

/** Maximum number of valid links of one record. */
export const mostLinks = 20;

/** The address of a preview. */
export const previewPath = (token: string): string => `/preview/${token}`;
