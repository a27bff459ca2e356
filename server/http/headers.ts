// Security headers of every response; a constant object instead of a plugin, so that they cost nothing per request.
import type { FastifyInstance } from 'fastify';
import { isUnderApi } from './api-path.ts';

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

// style attributes are allowed for the theme on <html> and for alignment in rich text; <style> elements are not
const policy = (style: string, pictures = "img-src 'self' data: http: https:") =>
  [
    "default-src 'self'",
    "script-src 'self'",
    style,
    pictures,
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https:',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/** For pages of the public site. */
export const sitePolicy = policy("style-src 'self'; style-src-attr 'unsafe-inline'");
/** For admin pages: the editor library adds style elements, and a selected picture is displayed before it is uploaded. */
export const adminPolicy = policy("style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob: http: https:");
/** For uploaded files: no content of a file can run scripts or load anything. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** For data responses: a response opened as a page loads and runs nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const yearSeconds = 31_536_000;

/** @param siteUrl public origin; with https, HSTS is added */
export const protectiveHeaders = (siteUrl: string): Record<string, string> => ({
  ...common,
  ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${yearSeconds}` }),
});

/** Adds the security headers and `x-request-id` to every response; API responses also get the data policy. */
export const registerHeaders = (app: FastifyInstance, siteUrl: string): void => {
  const headers = protectiveHeaders(siteUrl);
  const dataHeaders = { ...headers, 'content-security-policy': dataPolicy };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(isUnderApi(request.url) ? dataHeaders : headers).header('x-request-id', request.id);
  });
};
