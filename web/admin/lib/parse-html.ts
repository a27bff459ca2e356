import { trustHtml } from '#web/shared/lib/trusted-html.ts';

/** Parses HTML of any origin in a document of its own, which runs no scripts and loads nothing. */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(trustHtml(html), 'text/html');
