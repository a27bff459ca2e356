// Counts responses by the pattern of their route, never by address, so that the number of labels is limited.
import type { FastifyRequest } from 'fastify';
import type { Metric, Sample } from '#server/platform/metrics.ts';

export interface AnsweredRoute {
  route: string;
  method: string | undefined;
  status: number;
  /** Milliseconds. */
  ms: number;
}

export interface RequestMetrics {
  countAnswer: (answer: AnsweredRoute) => void;
  /**
   * busy: no slot was free; client: too many requests of one client; timeout: the computation exceeded its limit. These requests also count
   * as answered.
   */
  countRefusal: (reason: 'busy' | 'client' | 'timeout') => void;
  countCache: (result: 'hit' | 'miss') => void;
  /** @param read returns the number of bytes in use */
  watchCache: (read: () => number) => void;
  read: () => Metric[];
}

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Label of requests that are refused before they are routed. */
export const unrouted = 'unrouted';

/** @returns the pattern of the route; the files of the build, which have separate routes, share one pattern */
export const routeOf = (request: FastifyRequest): string => {
  const url = request.is404 ? undefined : request.routeOptions.url;
  if (url === undefined) return unrouted;
  return url.startsWith('/assets/') ? '/assets/*' : url;
};

interface Durations {
  /** Number of responses within each bound, and of slower ones. */
  counts: number[];
  seconds: number;
}

const histogramSamples = (route: string, { counts, seconds }: Durations): Sample[] => {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    return { suffix: '_bucket', labels: { route, le: String(bounds[index] ?? '+Inf') }, value: total };
  });
  return [...buckets, { suffix: '_sum', labels: { route }, value: seconds }, { suffix: '_count', labels: { route }, value: total }];
};

const counter = (name: string, help: string, samples: Sample[]): Metric => ({ name, help, type: 'counter', samples });

const samplesBy = (label: string, counts: Record<string, number>): Sample[] =>
  Object.entries(counts).map(([name, value]) => ({ labels: { [label]: name }, value }));

export const createRequestMetrics = (): RequestMetrics => {
  const answers = new Map<string, { labels: Record<string, string>; value: number }>();
  const durations = new Map<string, Durations>();
  const refusals = { busy: 0, client: 0, timeout: 0 };
  const cache = { hit: 0, miss: 0 };
  let cacheBytes: (() => number) | null = null;

  const countAnswer = ({ route, method: given = '', status, ms }: AnsweredRoute): void => {
    const method = methods.has(given) ? given : 'OTHER';
    const statusClass = Math.floor(status / 100);
    const key = `${route} ${method} ${statusClass}`;
    const found = answers.get(key);
    if (found) found.value += 1;
    else answers.set(key, { labels: { route, method, status: `${statusClass}xx` }, value: 1 });
    const times = durations.get(route) ?? { counts: Array(bounds.length + 1).fill(0), seconds: 0 };
    durations.set(route, times);
    const seconds = ms / 1000;
    const index = bounds.findIndex((bound) => seconds <= bound);
    const bucket = index === -1 ? bounds.length : index;
    times.counts[bucket] = (times.counts[bucket] ?? 0) + 1;
    times.seconds += seconds;
  };

  return {
    countAnswer,
    countRefusal: (reason) => {
      refusals[reason] += 1;
    },
    countCache: (result) => {
      cache[result] += 1;
    },
    watchCache: (read) => {
      cacheBytes = read;
    },
    read: () => [
      counter('site_http_requests_total', 'Responses by route, method and class of the status.', [...answers.values()]),
      {
        name: 'site_http_request_duration_seconds',
        help: 'Time until the response was sent.',
        type: 'histogram',
        samples: [...durations].flatMap(([route, times]) => histogramSamples(route, times)),
      },
      counter('site_http_requests_refused_total', 'Requests refused for overload.', samplesBy('reason', refusals)),
      counter('site_cache_requests_total', 'Requests for cacheable addresses.', samplesBy('result', cache)),
      {
        name: 'site_cache_bytes',
        help: 'Memory of the response cache.',
        type: 'gauge',
        samples: cacheBytes ? [{ value: cacheBytes() }] : [],
      },
    ],
  };
};
