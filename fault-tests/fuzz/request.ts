// Generates requests for the mounted routes of the contract, and for addresses without a route.
import type { Route } from '#contract/route.ts';
import { type Body, formBody, jsonBody } from './bodies.ts';
import { generate, type Source } from './from-schema.ts';
import { mutated } from './mutations.ts';
import { asText, oddText } from './odd-values.ts';
import { anyOf, between, chance, oneOf, type Random } from './random.ts';

export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** The route that must handle the request; null if the method or the address was changed. */
  route: Route | null;
}

export interface Options extends Source {
  routes: readonly Route[];
  /** A valid session token. */
  token: string;
  pictures: readonly Buffer[];
}

/** Routes that hash a password, which takes as long as hundreds of other requests. */
const isSlow = ({ path }: Route) => /password|login|confirmation|invitation/.test(path);
const slowShare = 0.15;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'] as const;

const otherAddresses = [
  '/',
  '/products',
  '/products?page=2&search=robot',
  '/news',
  '/about',
  '/contact',
  '/admin',
  '/admin/products/1',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-products-1.xml',
  '/feed.xml',
  '/feed/all.xml',
  '/api',
  '/api/public',
  '/api/admin/unknown',
  '/api/openapi.json',
  '/api/docs/',
  '/storage/uploads/none.webp',
  '/storage/../site.sqlite',
  '/storage/%2e%2e/site.sqlite',
  '/storage/uploads/none.webp?w=640',
  '/assets/none.js',
  '/api/public/products/%zz',
  '/%c0%af',
  '/%00',
  '/a//b///c/',
  '//evil.example/',
] as const;

const pickRoute = (random: Random, routes: readonly Route[]): Route => {
  const [first] = routes;
  if (!first) throw new Error('The app has no routes');
  const picked = anyOf(random, routes, first);
  return isSlow(picked) && !chance(random, slowShare) ? anyOf(random, routes, first) : picked;
};

// encodeURIComponent throws for lone surrogates
const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 6000);
const cutBetweenEscapes = (text: string) => text.replace(/%[0-9A-F]?$/, '');

const parametersOf = ({ random, ...source }: Options, route: Route): string => {
  const values = route.params ? (generate({ random, ...source }, route.params) as Record<string, unknown>) : {};
  return route.path.replaceAll(/:([a-z]+)/g, (_, name: string) => {
    const value = chance(random, 0.12) ? oddText(random) : String(values[name] ?? 'x');
    const written = cutBetweenEscapes(encoded(value));
    // the segments "", "." and ".." would change the path
    return /^(?:|\.{1,2}|(?:%2E){1,2})$/i.test(written) ? 'x' : written;
  });
};

const queryOf = (options: Options, { query }: Route): string => {
  const { random } = options;
  const value = query ? generate(options, query) : {};
  const given = chance(random, 0.4) ? mutated(random, value) : value;
  const pairs = Object.entries(typeof given === 'object' && given !== null ? given : {}).map(
    ([name, one]) => `${encoded(name)}=${encoded(asText(one))}`,
  );
  if (chance(random, 0.05)) pairs.push(...pairs);
  if (chance(random, 0.05))
    pairs.push(oneOf(random, ['%zz=%', '=', '&&&', 'a[b]=1', 'page[]=1', '__proto__=1', '?', 'search=%ff%fe', 'page=+1']));
  return pairs.length > 0 ? `?${cutBetweenEscapes(pairs.join('&').slice(0, 8000))}` : '';
};

const badTokens = (random: Random): string =>
  oneOf(random, [
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${'A'.repeat(43)}`,
    `Bearer ${'x'.repeat(4000)}`,
    'Basic YWRtaW46YWRtaW4=',
    'bearer null',
    'Bearer a b c',
    `Bearer ${'\u00e9'.repeat(20)}`,
    'Token',
  ]);

const authorizationOf = ({ random, token }: Options, isAdmin: boolean): Record<string, string> => {
  const kind = random();
  if (kind < (isAdmin ? 0.88 : 0.1)) return { authorization: `Bearer ${token}` };
  return kind < (isAdmin ? 0.95 : 0.2) ? { authorization: badTokens(random) } : {};
};

const oddHeaders: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['accept', '*/*;q=x, ,,text/'],
  ['accept', 'text/html'],
  ['accept-encoding', 'br;q=0, gzip;q=2, *;q=0'],
  ['accept-encoding', 'zstd, x, identity;q=0'],
  ['accept-language', 'xx-'.repeat(300)],
  ['cookie', 'XSRF-TOKEN=; a; =b; XSRF-TOKEN=%zz'],
  ['cookie', `XSRF-TOKEN=${'a'.repeat(20)}`],
  ['content-encoding', 'gzip'],
  ['if-none-match', '*'],
  ['if-none-match', 'W/"x", "y", z'],
  ['if-modified-since', 'yesterday'],
  ['range', 'bytes=5-1'],
  ['range', 'bytes=0-0,2-2,-1'],
  ['range', 'lines=1'],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['referer', 'http://[::1'],
  ['sec-fetch-site', 'cross-site'],
  ['host', 'evil.example:99999'],
  ['x-forwarded-for', '1.2.3.4, ::ffff:1.2.3.4, x'],
  ['x-forwarded-proto', 'https,http'],
  ['x-http-method-override', 'DELETE'],
  ['user-agent', ''],
  ['user-agent', 'Mozilla/5.0 '.repeat(400)],
  ['x-long', 'x'.repeat(9000)],
];

const headersOf = (random: Random): Record<string, string> =>
  Object.fromEntries(Array.from({ length: chance(random, 0.2) ? between(random, 1, 3) : 0 }, () => oneOf(random, oddHeaders)));

const bodyOf = (options: Options, route: Route): Body => {
  if (route.method === 'GET' && !chance(options.random, 0.02)) return { headers: {}, bytes: null };
  const value = route.body ? generate(options, route.body) : undefined;
  return route.files ? formBody(options, route.files, value) : jsonBody(options.random, value);
};

const requestOfRoute = (options: Options): FuzzRequest => {
  const { random } = options;
  const route = pickRoute(random, options.routes);
  const { headers, bytes } = bodyOf(options, route);
  const isOtherMethod = chance(random, 0.02);
  const method = isOtherMethod ? oneOf(random, methods) : route.method;
  return {
    method,
    url: parametersOf(options, route) + queryOf(options, route),
    headers: { ...headers, ...authorizationOf(options, route.access === 'admin'), ...headersOf(random) },
    body: bytes,
    route: isOtherMethod ? null : route,
  };
};

const requestElsewhere = (options: Options): FuzzRequest => {
  const { random } = options;
  const address = chance(random, 0.4) ? `/${cutBetweenEscapes(encoded(oddText(random)))}` : oneOf(random, otherAddresses);
  return {
    method: chance(random, 0.2) ? oneOf(random, methods) : 'GET',
    url: address + (chance(random, 0.1) ? `?${encoded(oddText(random))}` : ''),
    headers: { ...authorizationOf(options, false), ...headersOf(random) },
    body: null,
    route: null,
  };
};

/** @param elsewhere share of addresses other than API calls, such as pages, which take longer */
export const generateRequest = (options: Options, elsewhere: number): FuzzRequest =>
  chance(options.random, elsewhere) ? requestElsewhere(options) : requestOfRoute(options);
