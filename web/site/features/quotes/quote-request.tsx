import { Dialog } from '#web/shared/ui/dialog.tsx';
import { SuccessDialog } from '#web/site/ui/success-dialog.tsx';
import { QuoteForm } from './quote-form.tsx';
import type { QuotedProduct } from './quote-message.ts';
import type { QuoteRequestState } from './use-quote-request.ts';

interface Props {
  product: QuotedProduct;
  quote: QuoteRequestState;
}

/** The form dialog and the success dialog. */
export const QuoteRequest = ({ product: { name }, quote }: Props) => (
  <>
    <Dialog
      isOpen={quote.step === 'form'}
      onClose={() => quote.close('form')}
      title="Request Quote"
      subtitle={<span className="mono">{name}</span>}
      className="quote"
    >
      <QuoteForm quote={quote} />
    </Dialog>
    <SuccessDialog isOpen={quote.step === 'thanks'} onClose={() => quote.close('thanks')} title="Quote Request Sent Successfully!">
      Thank you for your interest in {name}. We will get back to you soon with a detailed quote.
    </SuccessDialog>
  </>
);
