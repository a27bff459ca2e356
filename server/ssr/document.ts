// The HTML document around a page.
import type { Rendered } from '#contract/rendering.ts';
import { type DocumentLanguage, defaultLanguage, type Language } from '#contract/rules/languages.ts';
import { weakTag } from '#server/http/conditional.ts';
import { escapeAttribute } from '#server/platform/html.ts';
import { offerScript } from './offer-script.ts';
import type { EntryTags } from './renderer.ts';

const links =
  '<link rel="manifest" href="/site.webmanifest"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icons/icon-192.png" sizes="192x192" type="image/png"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">';

interface Page {
  head: string;
  body: string;
  htmlStyle?: string;
  language?: Pick<Language, 'code' | 'direction'> | undefined;
}

export interface Document {
  html: string;
  etag: string;
}

/** Documents are the same for every visitor: the browser fills in the csrf-token tag from the cookie. */
const toDocument = ({ head, body, htmlStyle, language: { code, direction } = defaultLanguage }: Page): Document => {
  const html =
    `<!doctype html><html lang="${code}"${direction === 'rtl' ? ' dir="rtl"' : ''}${htmlStyle ? ` style="${escapeAttribute(htmlStyle)}"` : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="csrf-token" content="">' +
    `${links}${head}</head><body>${body}</body></html>`;
  return { html, etag: weakTag(html) };
};

/** Letters of Western European languages that English lacks, in text: attributes are not drawn with a font. */
const accents = />[^<>]*[À-ÖØ-öø-ÿŒœ]/;

const stateScript = (json: string): string => `<script type="application/json" id="state">${json}</script>`;

interface SiteOptions {
  /** Links to further style sheets. */
  styles?: string;
  /** Default: English. */
  language?: DocumentLanguage | undefined;
}

/** The document of a rendered page, with the state from which the browser hydrates it. */
export const siteDocument = (tags: EntryTags, rendered: Rendered, { styles = '', language }: SiteOptions = {}): Document =>
  toDocument({
    language,
    // what does not exist cannot be offered in another language
    head:
      rendered.head +
      (rendered.status < 400 ? offerScript(language) : '') +
      tags.head +
      (accents.test(rendered.body) ? (tags.accents ?? '') : '') +
      styles,
    htmlStyle: rendered.themeStyle,
    body: `<div id="root">${rendered.body}</div>${stateScript(rendered.state)}${tags.bodyEnd}`,
  });

const note = 'Preview: visitors do not see this version yet.';
// inline, so that the style sheet of the site needs no rules for previews
const noteStyle =
  'position:sticky;top:0;z-index:1000;padding:8px 16px;background:#111827;color:#fff;font:500 15px/1.4 system-ui,sans-serif;text-align:center';

const ownLink = /<a (?=[^>]*href="#)/g;

interface PreviewOptions {
  /** Of a document that is sent without headers. */
  policy?: string | undefined;
  language?: DocumentLanguage | undefined;
}

/** A rendered page without scripts, with a notice above it. Its links to other pages open in a new tab. */
export const previewDocument = (tags: EntryTags, rendered: Rendered, { policy, language }: PreviewOptions = {}): Document =>
  toDocument({
    language,
    head: `${policy ? `<meta http-equiv="content-security-policy" content="${escapeAttribute(policy)}">` : ''}<base target="_blank"><meta name="robots" content="noindex, nofollow">${rendered.head}${tags.head}`,
    htmlStyle: rendered.themeStyle,
    body: `<div role="note" style="${noteStyle}">${note}</div><div id="root">${rendered.body.replaceAll(ownLink, '<a target="_self" ')}</div>`,
  });

interface ShellOptions {
  title: string;
  isIndexed: boolean;
  language?: DocumentLanguage | undefined;
}

/** The empty document: the browser renders the page. It reads the language of the page from the state. */
export const shellDocument = (tags: EntryTags, { title, isIndexed, language }: ShellOptions): Document =>
  toDocument({
    language,
    head: `<title>${title}</title>${isIndexed ? '' : '<meta name="robots" content="noindex, nofollow">'}${tags.head}`,
    body: `<div id="root"></div>${language ? stateScript(JSON.stringify([[['language'], language]]).replaceAll('<', '\\u003c')) : ''}${tags.bodyEnd}`,
  });
