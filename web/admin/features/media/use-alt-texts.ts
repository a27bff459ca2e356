// Alternative texts of many pictures, which are saved together: each that is not saved keeps what was typed, with the reason.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MediaFile } from '#contract/media.ts';
import { counted } from '#contract/rules/numbers.ts';
import { explainSave, saveErrors } from '#web/admin/lib/save-errors.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { media, mediaQuery, saveMedia } from './media.queries.ts';

interface Draft {
  /** The file that the text was typed for. */
  file: MediaFile;
  alt: string;
  error?: string;
}
type Drafts = ReadonlyMap<number, Draft>;

const explain = explainSave(saveErrors.media);

const conflictText = ({ alt }: MediaFile): string =>
  `Somebody else changed this picture: its text is ${alt === '' ? 'empty' : `“${alt}”`}. Save again to replace it.`;

const withResult = (drafts: Drafts, sent: Draft, { file, error }: Omit<Draft, 'alt'>): Drafts => {
  const alt = drafts.get(file.id)?.alt;
  const next = new Map(drafts);
  // it may have been typed on during the save
  if (alt === undefined || (error === undefined && alt === sent.alt)) next.delete(file.id);
  else next.set(file.id, { file, alt, error });
  return next;
};

export const useAltTexts = (files: readonly MediaFile[]) => {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const [isSaving, setIsSaving] = useState(false);

  const send = async ({ file, alt }: Draft): Promise<Omit<Draft, 'alt'>> => {
    try {
      return { file: await saveMedia(client, file.id, { alt, version: file.version }) };
    } catch (error) {
      const { isConflict, fields, text } = explain(error);
      if (!isConflict) return { file, error: fields.alt ?? text };
      // the next save replaces the text that is shown
      const current = await client.fetchQuery(mediaQuery(file.id)).then(
        (detail) => detail.media,
        () => null,
      );
      return current ? { file: current, error: current.alt === alt ? undefined : conflictText(current) } : { file, error: text };
    }
  };

  /** @returns whether all were saved */
  const save = async (): Promise<boolean> => {
    setIsSaving(true);
    const saved: MediaFile[] = [];
    const sent = [...drafts.values()];
    for (const draft of sent) {
      const result = await send(draft);
      setDrafts((before) => withResult(before, draft, result));
      if (result.error === undefined) saved.push(result.file);
    }
    setIsSaving(false);
    if (saved.length > 0) toast.success(`${counted(saved.length, 'alternative text')} saved`);
    media.editRows(client, (rows) => rows.map((row) => saved.find(({ id }) => id === row.id) ?? row));
    media.reload(client);
    return saved.length === sent.length;
  };

  const isListed = new Set(files.map(({ id }) => id));
  const edited = [...drafts.values()].filter(({ file }) => !isListed.has(file.id));
  return {
    /** The edited pictures that the list does not contain any more, then those of the list. */
    rows: [...edited, ...files.map((file) => drafts.get(file.id) ?? { file, alt: file.alt })],
    count: drafts.size,
    isSaving,
    save,
    change: (file: MediaFile, alt: string) =>
      setDrafts((before) => {
        const next = new Map(before);
        if (alt === file.alt) next.delete(file.id);
        else next.set(file.id, { file, alt });
        return next;
      }),
  };
};
