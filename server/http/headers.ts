// Security headers of every response. They are a constant object instead of a plugin, so that they cost nothing per request.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mapOrigins } from '#contract/rules/map-address.ts';
import { trustedTypes } from '#contract/rules/trusted-types.ts';
import { videoOrigins } from '#contract/rules/video-address.ts';
import { isUnderApi } from './api-path.ts';

/** Browsers apply these only to documents. */
const forDocuments = {
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;
const common = { 'x-content-type-options': 'nosniff', ...forDocuments } as const;

interface Sources {
  /** Sources of scripts, and targets of forms. Default: this site. */
  active?: "'self'" | "'none'";
  /** A further source of scripts. */
  inline?: string | undefined;
  style: string;
  pictures: string;
  frames: string;
  /** Names of the Trusted Types policies. */
  types: string;
}

/** Browsers apply this only in a header. */
const ancestors = "; frame-ancestors 'self'";

const policy = ({ active = "'self'", inline, style, pictures, frames, types }: Sources) =>
  [
    "default-src 'self'",
    `script-src ${active}${inline ? ` ${inline}` : ''}`,
    // a string becomes HTML or a script only through one of the named policies
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
    style,
    `img-src ${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${active}`,
  ].join('; ') + ancestors;

// texts and settings can reference pictures of any site
const pictures = "'self' data: http: https:";
const anyFrame = 'https:';

/**
 * For pages of the public site. Style attributes are allowed for the theme on <html> and for alignment in rich text; <style> elements are
 * not.
 * @param map address of the embedded map; null for none; undefined if the settings are unavailable, so that the page can show the map once
 * it has loaded them
 * @param scripts default: those of this site
 */
export const sitePolicy = (map: string | null | undefined, scripts: Pick<Sources, 'active' | 'inline'> = {}): string =>
  policy({
    ...scripts,
    style: "style-src 'self'; style-src-attr 'unsafe-inline'",
    pictures,
    frames: map === undefined ? anyFrame : [...videoOrigins, ...(map ? mapOrigins(map) : [])].join(' '),
    types: trustedTypes.own,
  });
/** For previews, which run no scripts and submit no forms. */
export const previewPolicy = (map: string | null | undefined): string => sitePolicy(map, { active: "'none'" });
/** For a preview inside a page of the admin area, which contains pictures that are not uploaded yet. */
export const innerPreviewPolicy = (map: string | null | undefined): string =>
  previewPolicy(map).replace(ancestors, '').replace(`img-src ${pictures}`, `img-src ${pictures} blob:`);
/**
 * For admin pages: the drag-and-drop library adds style elements, a selected picture is displayed before it is uploaded, and a map before
 * its address is saved.
 */
export const adminPolicy = policy({
  style: "style-src 'self' 'unsafe-inline'",
  pictures: `${pictures} blob:`,
  // previews are pages of this site
  frames: `'self' ${anyFrame}`,
  types: Object.values(trustedTypes).join(' '),
});
/** For uploaded files: their content cannot run scripts or load anything. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** For data responses: a response that is opened as a page loads and runs nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const yearSeconds = 31_536_000;

/** @param siteUrl public origin; with https, HSTS is added */
export const protectiveHeaders = (siteUrl: string): Record<string, string> => ({
  ...common,
  ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${yearSeconds}` }),
});

/** For files of the build and pictures: removes 200 bytes of headers that have no effect there, from about two dozen responses per page. */
export const removeDocumentHeaders = (reply: Pick<FastifyReply, 'removeHeader'>): void => {
  for (const name of Object.keys(forDocuments)) reply.removeHeader(name);
};

/** Adds the security headers and `x-request-id` to every response; API responses also get the data policy. */
export const registerHeaders = (app: FastifyInstance, siteUrl: string): void => {
  const headers = protectiveHeaders(siteUrl);
  const dataHeaders = { ...headers, 'content-security-policy': dataPolicy };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(isUnderApi(request.url) ? dataHeaders : headers).header('x-request-id', request.id);
  });
};
