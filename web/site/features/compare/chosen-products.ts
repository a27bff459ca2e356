// The products that the visitor has chosen to compare, stored in the browser and shared between tabs.
import { useSyncExternalStore } from 'react';
import { attributeLimits } from '#contract/rules/attributes/limits.ts';

export interface ChosenProduct {
  slug: string;
  name: string;
  /** Stored path or address. */
  picture: string | null;
}

const key = 'compared_products';
const none: readonly ChosenProduct[] = [];
let chosen: readonly ChosenProduct[] | undefined;
const listeners = new Set<() => void>();

const isChosen = (entry: unknown): entry is ChosenProduct =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as ChosenProduct).slug === 'string' &&
  typeof (entry as ChosenProduct).name === 'string' &&
  (entry as ChosenProduct).slug !== '';

const parse = (text: string | null): readonly ChosenProduct[] => {
  const stored: unknown = JSON.parse(text ?? '[]');
  if (!Array.isArray(stored)) return none;
  const read = stored
    .filter(isChosen)
    .map(({ slug, name, picture }) => ({ slug, name, picture: typeof picture === 'string' ? picture : null }));
  return read.slice(0, attributeLimits.compared);
};

const read = (): readonly ChosenProduct[] => {
  if (chosen) return chosen;
  try {
    chosen = parse(localStorage.getItem(key));
  } catch {
    // storage is blocked, or contains something else
    chosen = none;
  }
  return chosen;
};

const tell = () => {
  for (const listener of listeners) listener();
};

const keep = (next: readonly ChosenProduct[]): void => {
  chosen = next;
  try {
    if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
  } catch {
    // storage is blocked: the choice is lost with the page
  }
  tell();
};

const follow = (event: StorageEvent) => {
  if (event.key !== key && event.key !== null) return;
  chosen = undefined;
  tell();
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
};

/** @returns the chosen products; none on the server and during hydration */
export const useChosenProducts = (): readonly ChosenProduct[] => useSyncExternalStore(subscribe, read, () => none);

/** @returns false if as many products are chosen as can be compared */
export const chooseProduct = (product: ChosenProduct): boolean => {
  const others = read().filter(({ slug }) => slug !== product.slug);
  if (others.length >= attributeLimits.compared) return false;
  keep([...others, product]);
  return true;
};

export const dropProducts = (slugs: readonly string[]): void => {
  const rest = read().filter(({ slug }) => !slugs.includes(slug));
  if (rest.length < read().length) keep(rest);
};
