import { trustHtml } from '#web/shared/lib/trusted-html.ts';

/** Parses untrusted HTML in a separate document, which runs no scripts and loads nothing. */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(trustHtml(html), 'text/html');
