import type { ComponentType } from 'react';
import type { HeadOf } from '#web/site/lib/head.ts';
import type { Loader } from '#web/site/lib/loader.ts';
import type { Params } from '#web/site/lib/navigation.ts';

/** Exports of a module in web/site/routes. */
export interface Screen {
  Component: ComponentType;
  loader?: Loader;
  /** That of a screen with a long one is in later-heads.ts. */
  head?: HeadOf;
  /** Loads code that only some window sizes or searches need, before hydration. */
  prepareHydration?: () => Promise<void>;
}

export interface Route {
  id: string;
  /** Segments without a leading slash; `:name` is a parameter. `*` matches every path. */
  path: string;
  load: () => Promise<Screen>;
}

export interface Match {
  route: Route;
  params: Params;
}

/** @returns decoded segments without slashes at the beginning and end; none if the path cannot be decoded */
const segmentsOf = (pathname: string): string[] => {
  try {
    return pathname
      .replace(/^\//, '')
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return [];
  }
};

const paramsOf = (path: string, segments: string[]): Params | null => {
  if (path === '*') return {};
  const pattern = path.split('/');
  const fits = pattern.every((part, index) => {
    const segment = segments[index] ?? '';
    return part.startsWith(':') ? segment !== '' : part === segment.toLowerCase();
  });
  if (!fits || pattern.length !== segments.length) return null;
  return Object.fromEntries(pattern.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), segments[index]]] : [])));
};

/** Finds the first route of a path; static segments match in upper and lower case. @throws if none matches; the last route should be `*` */
export const matchRoute = (routes: readonly Route[], pathname: string): Match => {
  const segments = segmentsOf(pathname);
  for (const route of routes) {
    const params = paramsOf(route.path, segments);
    if (params) return { route, params };
  }
  throw new Error(`No route matches ${pathname}`);
};
