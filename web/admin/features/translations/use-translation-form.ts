// The form of one translation: sends the changed texts, as a draft, to visitors, or with a time.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Translation } from '#contract/translations.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import type { SubmitIntent } from '#web/admin/ui/form/use-form.ts';
import { type StoredForm, useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { changedTexts, checkTranslation, labelsOf, readTranslation, type TranslationValues } from './translation-values.ts';
import { loadTranslation, type OfTranslation, sendTranslation, translationKeys } from './translations.queries.ts';

interface Options {
  of: OfTranslation;
  translation: Translation;
  /** Called after publishing; with `another`, the next record was asked for. */
  onDone: (intent: SubmitIntent | undefined) => void;
}

export interface TranslationForm extends StoredForm<Translation, TranslationValues> {
  translation: Translation;
  /** Saves the texts, to be published at a time. @param publishAt ISO 8601 in UTC */
  schedule: (publishAt: string) => Promise<void>;
  discard: () => Promise<void>;
}

export const useTranslationForm = ({ of, translation: opened, onDone }: Options): TranslationForm => {
  const client = useQueryClient();
  const transport = transportOf(client);
  const formats = useFormats();
  // set while the form is saved with a time
  const publishAt = useRef<string | null>(null);
  // of the original as the form shows it
  const [units, setUnits] = useState(opened.units);
  const explain = explainByMessage('Failed to save the translation');
  const reload = () => {
    for (const part of ['states', 'counts', 'records']) void client.invalidateQueries({ queryKey: [...translationKeys.all, part] });
  };
  const form = useRecordForm<Translation, TranslationValues>({
    record: opened,
    read: (record) => readTranslation(record ?? opened),
    check: checkTranslation(units),
    labels: labelsOf(units),
    save: (values, { record, changed, intent }) => {
      const body = { version: record?.version ?? 0, ...changedTexts((record ?? opened).units, values, changed) };
      if (publishAt.current !== null) return sendTranslation(transport, of, { ...body, action: 'schedule', publish_at: publishAt.current });
      return sendTranslation(transport, of, { ...body, action: intent === 'draft' ? 'draft' : 'publish' });
    },
    reload: () => loadTranslation(transport, of),
    explain,
    onRebased: (theirs) => setUnits(theirs.units),
    onSaved: (saved, _values, intent) => {
      setUnits(saved.units);
      const isScheduled = publishAt.current !== null && saved.publish_at !== null;
      const draftText = isScheduled
        ? `It is published on ${formats.date(saved.publish_at)}, ${formats.time(saved.publish_at)}`
        : 'Draft saved: visitors still see the published texts';
      toast.success(isScheduled || intent === 'draft' ? draftText : 'Translation published');
      reload();
    },
    onDone: (_saved, _values, intent) => onDone(intent),
  });
  const translation = form.record ?? opened;
  return {
    ...form,
    translation,
    schedule: async (at) => {
      publishAt.current = at;
      try {
        await form.submit('draft');
      } finally {
        publishAt.current = null;
      }
    },
    discard: async () => {
      try {
        const saved = await sendTranslation(transport, of, { version: translation.version, action: 'discard', texts: {} });
        form.follow(saved);
        toast.success('Draft discarded');
        reload();
      } catch (error) {
        toast.error(explain(error).text);
      }
    },
  };
};
