// Parses HTML as browsers do, with limits that keep saves fast.
import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parseFragment,
  type TreeAdapter,
} from 'parse5';

export type SourceNode = DefaultTreeAdapterTypes.ChildNode;
export type SourceElement = DefaultTreeAdapterTypes.Element;

/** Maximum depth, far above that of an editor or a pasted page. Parsing time grows with the square of the depth. */
const deepest = 250;
/** A parser repeats unclosed marks in each paragraph. */
const mostElements = 100_000;

export class TooComplex extends Error {}

const limitedAdapter = (): TreeAdapter<DefaultTreeAdapterMap> => {
  let depth = 0;
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement: (...parts) => {
      elements++;
      if (elements > mostElements) throw new TooComplex();
      return defaultTreeAdapter.createElement(...parts);
    },
    onItemPush: () => {
      depth++;
      if (depth > deepest) throw new TooComplex();
    },
    onItemPop: () => {
      depth--;
    },
  };
};

/** @throws TooComplex for input nested too deeply or with too many elements */
export const parseLimited = (text: string): SourceNode[] => {
  const container = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  return parseFragment(container, text, { treeAdapter: limitedAdapter() }).childNodes;
};
