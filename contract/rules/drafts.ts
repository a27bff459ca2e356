// Drafts of published records, scheduled changes and preview links.
import { type PublishedKind, publishedKinds } from './record-kinds.ts';

/** Kinds of records that have drafts: those with public addresses. */
export const draftKinds = publishedKinds;
export type DraftKind = PublishedKind;

export const scheduledActions = ['publish', 'unpublish'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];

/** Lifetimes offered for a preview link, in days. */
export const linkDays = [1, 7, 30] as const;
export type LinkDays = (typeof linkDays)[number];

/** Maximum number of valid preview links of a record. */
export const mostLinks = 20;

export const previewPath = (token: string): string => `/preview/${token}`;
