// The HTML around a page.

import type { Rendered } from '#contract/rendering.ts';
import { weakTag } from '#server/http/conditional.ts';
import type { EntryTags } from './renderer.ts';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const links =
  '<link rel="manifest" href="/site.webmanifest"><link rel="alternate" type="application/rss+xml" title="News" href="/feed.xml"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">';

interface Page {
  head: string;
  body: string;
  htmlStyle?: string;
}

/** What stands before the CSRF token and after it: the rest of a page is the same for every visitor. */
const around = ({ head, body, htmlStyle }: Page): [before: string, after: string] => [
  `<!doctype html><html lang="en"${htmlStyle ? ` style="${escapeAttribute(htmlStyle)}"` : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="csrf-token" content="',
  `">${links}${head}</head><body>${body}</body></html>`,
];

export interface Document {
  /** @param token for the page's meta tag */
  withToken(token: string): string;
  /** Weak, of everything but the token. */
  etag: string;
}

const toDocument = (page: Page): Document => {
  const [before, after] = around(page);
  return {
    withToken: (token) => before + escapeAttribute(token) + after,
    etag: weakTag(before, after),
  };
};

/** A rendered page with the state from which the browser goes on. */
export const siteDocument = (tags: EntryTags, rendered: Rendered): Document =>
  toDocument({
    head: rendered.head + tags.head,
    htmlStyle: rendered.themeStyle,
    body: `<div id="root">${rendered.body}</div><script type="application/json" id="state">${rendered.state}</script>${tags.bodyEnd}`,
  });

/** The empty shell: the browser renders. */
export const shellDocument = (tags: EntryTags, { title, isIndexed }: { title: string; isIndexed: boolean }): Document =>
  toDocument({
    head: `<title>${title}</title>${isIndexed ? '' : '<meta name="robots" content="noindex, nofollow">'}${tags.head}`,
    body: `<div id="root"></div>${tags.bodyEnd}`,
  });
