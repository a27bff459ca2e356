// Opens the quote dialog. Its code is loaded on demand.
import { type ComponentType, type ReactNode, startTransition, useState } from 'react';
import { paths } from '#web/shared/lib/paths.ts';
import { useNavigate } from '#web/site/lib/navigation.ts';
import type { QuotedProduct } from './quote-message.ts';
import type { QuoteRequestProps } from './quote-request.tsx';

const loadRequest = () => import('./quote-request.tsx');

/** Preloads the code when the visitor is about to open the dialog. */
const prepare = (): void => {
  // failures are handled when the dialog is opened
  loadRequest().catch(() => {});
};

export interface QuoteOpener {
  open: () => void;
  prepare: () => void;
  /** To be rendered once on the page. */
  dialogs: ReactNode;
}

/** @param product what the visitor asks about */
export const useQuoteOpener = (product: QuotedProduct): QuoteOpener => {
  const [Request, setRequest] = useState<ComponentType<QuoteRequestProps> | null>(null);
  const [openings, setOpenings] = useState(0);
  const navigate = useNavigate();
  const open = () => {
    setOpenings((before) => before + 1);
    if (Request) return;
    loadRequest().then(
      // the pressed button is painted before the dialog is rendered
      ({ QuoteRequest }) => startTransition(() => setRequest(() => QuoteRequest)),
      () => navigate(paths.contact),
    );
  };
  return { open, prepare, dialogs: Request && <Request product={product} openings={openings} /> };
};
