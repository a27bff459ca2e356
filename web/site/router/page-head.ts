// Evaluates the `head` function of the current screen. Browsers load this code with the first navigation, because documents
// already have their head.
import type { HeadOf } from '#web/site/lib/head.ts';
import { type HeadTags, headTags } from '#web/site/lib/head-tags.ts';
import { headInput } from './head-input.ts';

type Shared = Parameters<typeof headInput>[0];

interface Shown extends Shared {
  /** Undefined if the screen has none, or could not be loaded. */
  head: HeadOf | undefined;
}

export const pageHeadTags = ({ head, ...shown }: Shown): HeadTags => {
  const input = headInput(shown);
  return headTags(head?.(input) ?? null, input);
};

export { applyHead } from '#web/site/lib/head-tags.ts';
