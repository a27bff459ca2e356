import { useEffect, useEffectEvent } from 'react';
import { quoteRequestTexts } from '#contract/texts/en/quote-request.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { useTexts } from '#web/site/lib/language.ts';
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
  const say = useTexts(quoteRequestTexts);
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
        title={say('title')}
        subtitle={<span className="mono">{name}</span>}
      >
        <QuoteForm quote={quote} />
      </Dialog>
      <SuccessDialog isOpen={quote.step === 'thanks'} onClose={() => quote.close('thanks')} title={say('sent')}>
        {say('thanks', { name })}
      </SuccessDialog>
    </>
  );
};
