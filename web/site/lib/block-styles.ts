// The style sheet of blocks is loaded with a text that contains one, before the text is shown.
import { hasBlocks } from './has-blocks.ts';

/** A document of the server already has the style sheet. */
export const withBlockStyles =
  <Data>(textOf: (data: Data) => string | null) =>
  async (data: Data): Promise<Data> => {
    if (!import.meta.env.SSR && hasBlocks(textOf(data) ?? '')) {
      // a text without styles is better than no text
      await import('#web/site/styles/blocks.css').catch(() => undefined);
    }
    return data;
  };
