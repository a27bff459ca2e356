import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { SuccessDialog } from '#web/site/ui/success-dialog.tsx';
import { QuoteForm } from './quote-form.tsx';
import type { QuotedProduct } from './quote-message.ts';
import { useQuoteRequest } from './use-quote-request.ts';

export interface QuoteRequestProps {
  product: QuotedProduct;
  /** How often the visitor has opened the form. */
  openings: number;
}

/** The form dialog and the success dialog. */
export const QuoteRequest = ({ product, openings }: QuoteRequestProps) => {
  const { name } = product;
  const quote = useQuoteRequest(product);
  const open = useEffectEvent(quote.open);
  useEffect(() => {
    if (openings > 0) open();
  }, [openings]);
  return (
    <>
      <Dialog
        isOpen={quote.step === 'form'}
        onClose={() => quote.close('form')}
        title="Request Quote"
        subtitle={<span className="mono">{name}</span>}
      >
        <QuoteForm quote={quote} />
      </Dialog>
      <SuccessDialog isOpen={quote.step === 'thanks'} onClose={() => quote.close('thanks')} title="Quote Request Sent Successfully!">
        Thank you for your interest in {name}. We will get back to you soon with a detailed quote.
      </SuccessDialog>
    </>
  );
};
