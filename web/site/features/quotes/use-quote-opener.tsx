// Opens the quote dialog. Its code is loaded on demand.
import { type ReactNode, useState } from 'react';
import { paths } from '#web/shared/lib/paths.ts';
import { useNavigate } from '#web/site/lib/navigation.ts';
import { type Later, useLater } from '#web/site/lib/use-later.ts';
import type { QuotedProduct } from './quote-message.ts';

const loadRequest = async () => (await import('./quote-request.tsx')).QuoteRequest;

export interface QuoteOpener {
  open: () => void;
  /** Handlers of the control that opens it. */
  intent: Later<unknown>['intent'];
  /** To be rendered once on the page. */
  dialogs: ReactNode;
}

/** @param product subject of the request */
export const useQuoteOpener = (product: QuotedProduct): QuoteOpener => {
  const [openings, setOpenings] = useState(0);
  const navigate = useNavigate();
  const { Component: Request, want, intent } = useLater(loadRequest, () => navigate(paths.contact));
  const open = () => {
    setOpenings((before) => before + 1);
    want();
  };
  return { open, intent, dialogs: Request && <Request product={product} openings={openings} /> };
};
