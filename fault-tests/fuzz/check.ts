// Checks of every response. Each function returns short sentences, which are the same for all requests with the same problem.
import { type ErrorCode, errorAnswer, errorCodes } from '#contract/errors.ts';
import { errorsOf, type Route } from '#contract/route.ts';
import { dataPolicy, protectiveHeaders } from '#server/http/headers.ts';
import type { FuzzRequest } from './request.ts';
import type { Answer } from './transport.ts';

const commonHeaders = protectiveHeaders('http://localhost');
const internals = /SQLITE_|SqliteError|node_modules|node:internal|\bat .{1,80}\.(?:ts|js|mjs):\d+/;

const checkHeaders = ({ headers }: Answer, isApi: boolean): string[] => {
  const wrong = Object.entries(commonHeaders).filter(([name, value]) => headers[name] !== value);
  const problems = wrong.length > 0 ? [`headers are missing: ${wrong.map(([name]) => name).join(', ')}`] : [];
  const policy = headers['content-security-policy'];
  const isHtml = String(headers['content-type']).startsWith('text/html');
  if (isHtml && policy === undefined) problems.push('a page has no content-security-policy');
  if (isApi && policy !== dataPolicy) problems.push('an API response has no content-security-policy for data');
  return problems;
};

const parsed = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** The server refuses requests with 503 when it is overloaded. */
const checkServerError = ({ status, headers }: Answer): string[] => {
  if (status < 500) return [];
  if (status !== 503) return [`status ${status}`];
  return headers['retry-after'] === undefined ? ['status 503 without Retry-After'] : [];
};

const checkError = ({ status, body }: Answer, codes: readonly ErrorCode[]): string[] => {
  const json = parsed(body);
  const error = errorAnswer.safeParse(json?.value);
  if (!error.success) return [`status ${status} with a body other than {message, code}`];
  const { code, message } = error.data;
  if (errorCodes[code].status !== status) return [`status ${status} with the code ${code}`];
  if (internals.test(message)) return [`status ${status} with internals in its message`];
  return codes.includes(code) ? [] : [`the code ${code} is not declared`];
};

const checkSuccess = (route: Route, { body }: Answer): string[] => {
  if (route.status === 204) return body === '' ? [] : ['status 204 with a body'];
  if (route.file) return [];
  const json = route.download ? { value: body } : parsed(body);
  if (!json) return ['a successful response is not JSON'];
  const answer = route.answer.safeParse(json.value);
  const [issue] = answer.error?.issues ?? [];
  return issue ? [`the response does not match its schema: ${issue.path.join('.')} ${issue.message}`] : [];
};

/** Responses that can replace any declared one: a redirect from an old slug, and 304. */
const isAboutAddress = (route: Route, { status, headers }: Answer): boolean =>
  route.method === 'GET' && (status === 304 || (status === 301 && headers.location !== undefined));

const checkRoute = (route: Route, answer: Answer): string[] => {
  if (answer.status === route.status) return checkSuccess(route, answer);
  if (isAboutAddress(route, answer)) return [];
  // a request can be refused before its route is known
  return checkError(answer, [...errorsOf(route), 'headers-too-large']);
};

/** The pages of Swagger UI need a different policy. */
const isApiCall = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url) && !url.startsWith('/api/docs');

export const check = ({ route, url, method }: FuzzRequest, answer: Answer): string[] => {
  const isApi = isApiCall(url);
  const problems = [...checkServerError(answer), ...checkHeaders(answer, isApi)];
  if (answer.status === 503) return problems;
  if (route) return [...problems, ...checkRoute(route, answer)];
  const isFailure = answer.status >= 400 && isApi && method !== 'HEAD';
  return [...problems, ...(isFailure ? checkError(answer, Object.keys(errorCodes) as ErrorCode[]) : [])];
};

/** @param received all bytes received on one connection */
export const checkRaw = (received: string): string[] => {
  if (received === '') return [];
  const head = received.split('\r\n\r\n')[0] ?? '';
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  if (Number.isNaN(status)) return ['the response has no status line'];
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  // Node itself answers a request without Host, with an empty body
  if (status === 400 && headers['content-type'] === undefined) return [];
  const answer = { status, headers, body: '' };
  return [...checkServerError(answer), ...checkHeaders(answer, false)];
};
