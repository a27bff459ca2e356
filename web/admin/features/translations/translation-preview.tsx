// Opens the page of a record with its translation as it is saved, including the draft.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { PreviewDialog } from '#web/admin/records/preview/preview-dialog.tsx';
import { FootButton } from '#web/admin/ui/form/form-dialog.tsx';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { type OfTranslation, requestTranslationPreview } from './translations.queries.ts';

interface Props {
  of: OfTranslation;
  /** Name of the record. */
  name: string;
  hasChanges: () => boolean;
}

export const TranslationPreview = ({ of, name, hasChanges }: Props) => {
  const transport = transportOf(useQueryClient());
  const [address, setAddress] = useState<string | null>(null);
  const open = () => {
    if (hasChanges()) return toast.info('Save the draft first: the preview shows what is saved.');
    requestTranslationPreview(transport, of).then(setAddress, () => toast.error('Failed to open the preview'));
  };
  return (
    <>
      <FootButton icon="view" label="Preview" onClick={open} />
      {/* rendered outside the form around the button */}
      {address !== null &&
        createPortal(
          <PreviewDialog
            name={name}
            hint="As the translation is saved, with its draft."
            page={{ address }}
            onClose={() => setAddress(null)}
          />,
          document.body,
        )}
    </>
  );
};
