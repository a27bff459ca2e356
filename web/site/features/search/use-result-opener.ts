// Handles Enter without an active option: opens the product with the typed model number, or the list.

import { useEffect, useRef, useState } from 'react';
import { paths } from '#web/shared/lib/paths.ts';
import { useNavigate } from '#web/site/lib/navigation.ts';
import { useQueryClient } from '#web/site/query/use-query.ts';
import { productHitsQuery } from './search.queries.ts';
import { exactProduct, wholeResult } from './search-options.ts';
import type { SearchHits } from './use-search-hits.ts';

interface Options {
  typed: string;
  hits: SearchHits;
  onOpen: () => void;
}

/** @returns `open` to handle Enter, `cancel`, and `isWaiting` while a response is awaited */
export const useResultOpener = ({ typed, hits, onOpen }: Options) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isWaiting, setIsWaiting] = useState(false);
  const attempts = useRef(0);
  /** Stops waiting for the response. */
  const cancel = () => {
    attempts.current += 1;
    setIsWaiting(false);
  };
  useEffect(
    () => () => {
      attempts.current += 1;
    },
    [],
  );

  const show = (to: string) => {
    cancel();
    onOpen();
    void navigate(to);
  };
  const open = async () => {
    const text = typed.trim();
    const known = hits.products?.text === text ? hits.products : null;
    // do not wait for a text without digits, which is hardly a model number, or on a second Enter
    if (known || isWaiting || !/\d/.test(text)) {
      const product = known && exactProduct(known, text);
      show(product ? paths.product(product.slug) : wholeResult(hits, text));
      return;
    }
    attempts.current += 1;
    const attempt = attempts.current;
    setIsWaiting(true);
    const found = await client.ensureQueryData(productHitsQuery(text)).catch(() => null);
    if (attempt !== attempts.current) return;
    const product = found && exactProduct(found, text);
    show(product ? paths.product(product.slug) : wholeResult({ ...hits, products: found ?? undefined }, text));
  };
  return { isWaiting, open, cancel };
};
