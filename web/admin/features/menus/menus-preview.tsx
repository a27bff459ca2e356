// The home page with the menus of the form, saved or not.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { previewMenus } from '#contract/menus.ts';
import { PreviewDialog } from '#web/admin/records/preview/preview-dialog.tsx';
import { PreviewFailure } from '#web/admin/records/preview/preview-failure.tsx';
import { usePreview } from '#web/admin/records/preview/use-preview.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { type MenuValues, writeMenus } from './menu-values.ts';

interface Props {
  values: MenuValues;
}

const OpenPreview = ({ values, onClose }: Props & { onClose: () => void }) => {
  const transport = transportOf(useQueryClient());
  const preview = usePreview(JSON.stringify(writeMenus(values)), async (text, signal) => {
    const { html } = await call<typeof previewMenus>(transport, 'POST', '/api/admin/previews/menus', {
      body: JSON.parse(text),
      signal,
      expects: { html: 'string' },
    });
    return html;
  });
  return (
    <PreviewDialog
      name="the menus"
      hint="As in the form, saved or not. A menu with an invalid entry is shown as for a new company."
      page={preview.html === null ? null : { html: preview.html }}
      notice={<PreviewFailure preview={preview} />}
      onClose={onClose}
    />
  );
};

export const MenusPreview = ({ values }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsOpen(true)}>
        Preview
      </button>
      {isOpen && createPortal(<OpenPreview values={values} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
};
