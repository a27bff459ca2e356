// A page without content of the site, for browsers when the requested page is unavailable.
import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { defaultLanguage } from '#contract/rules/default-language.ts';
import type { LocalNotice } from './local-notice.ts';

interface Notice {
  title: string;
  text: string;
  /** Default: English, with a link to the home page of the main language. */
  language?: LocalNotice['language'];
  home?: LocalNotice['home'];
  /** Seconds until the browser reloads the page, also sent as Retry-After. If undefined, the page has a link to the home page. */
  retryAfter?: string;
}

/** The page contains only inline styles. */
export const noticePolicy = "default-src 'none'; style-src 'unsafe-inline'";

const mainHome = { text: 'Back to Home', path: '/' };

export const noticeHtml = ({ title, text, language = defaultLanguage, home = mainHome, retryAfter }: Notice) =>
  `<!doctype html><html lang="${language.code}"${language.direction === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${retryAfter === undefined ? '' : `<meta http-equiv="refresh" content="${retryAfter}">`}<title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{margin:0 0 .5rem}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${retryAfter === undefined ? `<p><a href="${home.path}">${home.text}</a></p>` : ''}</main></body></html>
`;

export const acceptsPages = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => /\btext\/html\b/.test(headers.accept ?? '');

export const sendNotice = (reply: FastifyReply, notice: Notice & { status: 400 | 404 | 429 | 503 }): FastifyReply => {
  if (notice.retryAfter !== undefined) reply.header('retry-after', notice.retryAfter);
  return reply
    .code(notice.status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': noticePolicy })
    .type('text/html; charset=utf-8')
    .send(noticeHtml(notice));
};
