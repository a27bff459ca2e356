import { type Loader, type LoaderContext, Redirect } from '#web/site/lib/loader.ts';
import type { Match, Screen } from './match-route.ts';

/** A screen whose data has loaded, the reason why it cannot be shown, or a redirect. */
export type Loaded = { screen: Screen } | { error: unknown; isCode?: boolean } | { redirect: Redirect };

interface Options {
  match: Match;
  url: URL;
  context: LoaderContext;
  /** Loads the data of the layout. */
  loadLayout?: Loader;
}

const loadMatch = async ({ match: { route, params }, url, context }: Options): Promise<Loaded> => {
  let isCode = true;
  try {
    const screen = await route.load();
    isCode = false;
    await screen.loader?.({ request: { url: url.href }, params, context });
    return { screen };
  } catch (thrown) {
    return thrown instanceof Redirect ? { redirect: thrown } : { error: thrown, isCode };
  }
};

/** Loads the code of a screen and then its data, and in parallel the data of the layout. */
export const loadScreen = async (options: Options): Promise<Loaded> => {
  const { match, url, context, loadLayout } = options;
  const [loaded] = await Promise.all([loadMatch(options), loadLayout?.({ request: { url: url.href }, params: match.params, context })]);
  return loaded;
};
