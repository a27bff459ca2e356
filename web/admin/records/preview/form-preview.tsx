// The preview of a form and the button that opens it: the page, rendered by the server with the values of the form.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { previewForm } from '#contract/drafts.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import type { AddressOf } from '#web/admin/ui/files/file-value.ts';
import { FootButton } from '#web/admin/ui/form/form-dialog.tsx';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { PreviewFailure } from './preview-failure.tsx';
import { usePreview } from './use-preview.ts';

interface Props {
  kind: DraftKind;
  /** Null for a new record. */
  id: number | null;
  name: string;
  /** The values that are sent. */
  write: (addressOf: AddressOf) => object;
}

type Addresses = Map<File, string>;

/** @returns a function that creates an address for each file that is not uploaded yet */
const addressIn = (addresses: Addresses) => (file: File) => {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
};

interface OpenProps extends Props {
  addresses: Addresses;
  onClose: () => void;
}

const OpenPreview = ({ kind, id, name, write, addresses, onClose }: OpenProps) => {
  const transport = transportOf(useQueryClient());
  const values = JSON.stringify(write(addressIn(addresses)));
  const preview = usePreview(values, async (text, signal) => {
    const body = { id, values: JSON.parse(text) as Record<string, unknown> };
    const { html } = await call<typeof previewForm>(transport, 'POST', `/api/admin/previews/${kind}`, {
      body,
      signal,
      expects: { html: 'string' },
    });
    return html;
  });
  return (
    <PreviewDialog
      name={name}
      hint="As in the form, saved or not."
      page={preview.html === null ? null : { html: preview.html }}
      notice={<PreviewFailure preview={preview} />}
      onClose={onClose}
    />
  );
};

export const FormPreview = (props: Props) => {
  const [addresses, setAddresses] = useState<Addresses | null>(null);
  const close = () => {
    for (const address of addresses?.values() ?? []) URL.revokeObjectURL(address);
    setAddresses(null);
  };
  return (
    <>
      <FootButton icon="view" label="Preview" onClick={() => setAddresses(new Map())} />
      {/* outside the foot of the form, whose styles are meant for buttons */}
      {addresses && createPortal(<OpenPreview {...props} addresses={addresses} onClose={close} />, document.body)}
    </>
  );
};
