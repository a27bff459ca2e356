// The form of one translation: sends the changed texts, as a draft, to visitors, or with a time.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { editedTranslation } from '#contract/rules/editing.ts';
import type { Translation } from '#contract/translations.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { useKeptForm, type Versions } from '#web/admin/records/use-kept-form.ts';
import { useOtherEditors } from '#web/admin/records/use-other-editors.ts';
import type { SubmitIntent } from '#web/admin/ui/form/use-form.ts';
import type { StoredForm } from '#web/admin/ui/form/use-record-form.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { ApiError } from '#web/shared/lib/api.ts';
import { type Formats, useFormats } from '#web/shared/lib/formats.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { changedTexts, checkTranslation, fingerprintOf, labelsOf, readTranslation, type TranslationValues } from './translation-values.ts';
import { loadTranslation, type OfTranslation, sendTranslation, translationKeys } from './translations.queries.ts';

interface Options {
  of: OfTranslation;
  translation: Translation;
  /** Called after publishing; with `another`, the next record was asked for. */
  onDone: (intent: SubmitIntent | undefined) => void;
}

const changedSince = (): ApiError =>
  new ApiError(409, {
    message: 'Somebody has saved the original or the translation since you typed your changes.',
    code: 'version-conflict',
  });

/** The versions on which changes are based: of the translation, and of the originals beside it. */
const versionsOf = (translation: Translation | null): Versions => ({
  version: translation?.version || null,
  draft_version: fingerprintOf(translation?.units ?? []),
});

export interface TranslationForm extends StoredForm<Translation, TranslationValues> {
  translation: Translation;
  /** Saves the texts, to be published at a time. @param publishAt ISO 8601 in UTC */
  schedule: (publishAt: string) => Promise<void>;
  discard: () => Promise<void>;
}

/** @param publishAt null if the texts were saved without a time */
const savedText = (publishAt: string | null, intent: SubmitIntent | undefined, { date, time }: Formats): string => {
  if (publishAt !== null) return `It is published on ${date(publishAt)}, ${time(publishAt)}`;
  return intent === 'draft' ? 'Draft saved: visitors still see the published texts' : 'Translation published';
};

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
  const form = useKeptForm<Translation, TranslationValues>({
    record: opened,
    read: (record) => readTranslation(record ?? opened),
    check: checkTranslation(units),
    labels: labelsOf(units),
    versionsOf,
    hasFiles: false,
    save: async (values, { record, changed, intent }, from) => {
      // the server cannot know which originals stood beside texts of an earlier visit
      if (from) throw changedSince();
      const body = { version: record?.version ?? 0, ...changedTexts((record ?? opened).units, values, changed) };
      if (publishAt.current !== null) return sendTranslation(transport, of, { ...body, action: 'schedule', publish_at: publishAt.current });
      return sendTranslation(transport, of, { ...body, action: intent === 'draft' ? 'draft' : 'publish' });
    },
    reload: () => loadTranslation(transport, of),
    explain,
    onRebased: (theirs) => setUnits(theirs.units),
    onSaved: (saved, _values, intent) => {
      setUnits(saved.units);
      toast.success(savedText(publishAt.current === null ? null : saved.publish_at, intent, formats));
      reload();
    },
    onDone: (_saved, _values, intent) => onDone(intent),
  });
  const translation = form.record ?? opened;
  const isReadOnly = useIsReadOnly();
  const others = useOtherEditors(isReadOnly ? null : { kind: editedTranslation(of.kind, of.language), id: of.id });
  return {
    ...form,
    others,
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
