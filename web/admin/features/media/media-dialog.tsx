// One file of the library: its texts, focal point and uses, replacing and deleting it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MediaFile, MediaUse } from '#contract/media.ts';
import { counted } from '#contract/rules/numbers.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { trashDays } from '#contract/rules/trash.ts';
import { explainSave, saveErrors, saveErrorText } from '#web/admin/lib/save-errors.ts';
import { toastDeleted } from '#web/admin/records/undo.tsx';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { FilePicker } from '#web/admin/ui/files/file-picker.tsx';
import { acceptOf, anyPictureRules, brochureRules, refusalOf } from '#web/admin/ui/files/file-rules.ts';
import { fittedWithMessage } from '#web/admin/ui/files/scaled-picture.ts';
import { CheckField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { isNotFound } from '#web/shared/lib/api.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { FocalPoint } from './focal-point.tsx';
import { deleteMedia, media, mediaQuery, replaceFile, saveMedia } from './media.queries.ts';
import { factsOf } from './media-grid.tsx';
import { MediaUses } from './media-uses.tsx';
import { uploadErrorText } from './use-media-uploads.ts';

const valuesOf = ({ name, alt, caption, is_decorative, focal_x, focal_y }: MediaFile) => ({
  name,
  alt,
  caption,
  is_decorative,
  focal: { x: focal_x, y: focal_y },
});
type Values = ReturnType<typeof valuesOf>;

const labels: Record<keyof Values, string> = {
  name: 'Name',
  alt: 'Alternative text',
  caption: 'Caption',
  is_decorative: 'Decorative',
  focal: 'Focal point',
};

interface Props {
  file: MediaFile;
  uses: readonly MediaUse[];
  onClose: () => void;
}

/** Replaces the file in all records. */
const useReplacing = (file: MediaFile, onReplaced: (file: MediaFile) => void) => {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const rules = file.kind === 'picture' ? anyPictureRules : brochureRules;
  const replace = async ([chosen]: File[]) => {
    const refusal = chosen && refusalOf(chosen, rules);
    if (refusal) return toast.error(refusal);
    if (!chosen || progress !== null) return;
    setProgress(0);
    try {
      const { media: replaced, records_count: count } = await replaceFile(client, file.id, await fittedWithMessage(chosen), setProgress);
      onReplaced(replaced);
      toast.success(`File replaced successfully: in ${counted(count, 'record')}`);
      void client.invalidateQueries();
    } catch (error) {
      toast.error(uploadErrorText(error));
    } finally {
      setProgress(null);
    }
  };
  return { accept: acceptOf(rules), isBusy: progress !== null, replace: (files: File[]) => void replace(files) };
};

const useDeleting = ({ id }: MediaFile, onClose: () => void) => {
  const client = useQueryClient();
  const [step, setStep] = useState<'asking' | 'busy' | null>(null);
  const confirm = async () => {
    setStep('busy');
    try {
      const { message, trash_id } = await deleteMedia(client, id);
      toastDeleted(client, message, trash_id, () => media.reload(client));
      onClose();
      // not the file itself, which this dialog shows until the address has changed
      void client.invalidateQueries({ queryKey: media.keys.lists });
    } catch (error) {
      toast.error(saveErrorText(error, { fallback: 'Failed to delete file', from: 'message-first' }));
      media.reload(client);
    } finally {
      setStep(null);
    }
  };
  return { step, ask: () => setStep('asking'), cancel: () => setStep(null), confirm: () => void confirm() };
};

interface FileActionsProps {
  file: MediaFile;
  replacing: ReturnType<typeof useReplacing>;
  deleting: ReturnType<typeof useDeleting>;
}

const FileActions = ({ file, replacing, deleting }: FileActionsProps) => (
  <div className="row">
    <FilePicker className="btn btn-s" accept={replacing.accept} isDisabled={replacing.isBusy} onFiles={replacing.replace}>
      {replacing.isBusy ? 'Replacing...' : 'Replace everywhere'}
    </FilePicker>
    <BusyButton
      type="button"
      className="btn btn-s btn-danger"
      isBusy={deleting.step === 'busy'}
      busyText="Deleting..."
      onClick={() =>
        file.uses_count > 0 ? toast.error('This file is in use. Remove it from the records that use it first.') : deleting.ask()
      }
    >
      Delete
    </BusyButton>
  </div>
);

const MediaForm = ({ file, uses, onClose }: Props) => {
  const client = useQueryClient();
  const deleting = useDeleting(file, onClose);
  const form = useRecordForm<MediaFile, Values>({
    record: file,
    read: (record) => valuesOf(record ?? file),
    labels,
    check: ({ name }) => ({ name: name.trim() === '' ? 'The name field is required.' : undefined }),
    save: ({ focal, ...texts }, { record }) =>
      saveMedia(client, file.id, { ...texts, focal_x: focal.x, focal_y: focal.y, version: record?.version }),
    reload: async () => (await client.fetchQuery(mediaQuery(file.id))).media,
    explain: explainSave(saveErrors.media),
    onSaved: () => {
      toast.success('File updated successfully');
      media.reload(client);
    },
    onDone: onClose,
  });
  const replacing = useReplacing(file, form.follow);
  const focal = form.field('focal');
  const isDecorative = form.values.is_decorative;
  return (
    <>
      <FormDialog
        title={file.name}
        facts={[factsOf(file), file.uploaded_by && `uploaded by ${file.uploaded_by}`]}
        form={form}
        action="Save"
        onClose={onClose}
        headActions={
          <a className="btn btn-quiet btn-s" href={storageUrl(file.path) ?? undefined} target="_blank" rel="noopener">
            Open<span className="vh"> file (new tab)</span>
          </a>
        }
      >
        {file.kind === 'picture' && <FocalPoint path={file.path} point={focal.value} onChange={focal.onChange} />}
        <FileActions file={file} replacing={replacing} deleting={deleting} />
        <TextField label="Name" isRequired maxLength={textLengths.mediaName} {...form.field('name')} />
        {file.kind === 'picture' && (
          <>
            <CheckField label="Decorative: it carries no information, and screen readers skip it" {...form.field('is_decorative')} />
            {!isDecorative && (
              <TextField
                label="Alternative text"
                maxLength={textLengths.mediaText}
                hint="What the picture shows, for people who cannot see it. A text that was entered where the picture is used takes precedence there."
                {...form.field('alt')}
              />
            )}
          </>
        )}
        <TextField label="Caption" maxLength={textLengths.mediaText} {...form.field('caption')} />
        <MediaUses uses={uses} count={file.uses_count} />
      </FormDialog>
      <ConfirmDialog
        isOpen={deleting.step !== null}
        title="Are you sure you want to delete this file?"
        thing={file.name}
        consequence={`It is moved to the trash for ${trashDays} days.`}
        action="Delete"
        isBusy={deleting.step === 'busy'}
        busyText="Deleting..."
        onConfirm={deleting.confirm}
        onCancel={deleting.cancel}
      />
    </>
  );
};

/** Shows a file by its id once it has loaded. */
export const MediaDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data, error, refetch } = useQuery(mediaQuery(id));
  // input is kept if the file is replaced or reloading fails
  if (data) return <MediaForm file={data.media} uses={data.uses} onClose={onClose} />;
  if (!error) return null;
  if (isNotFound(error)) return <p role="alert">This file does not exist any more.</p>;
  return <FailedPart title="Failed to load the file" onRetry={() => void refetch()} />;
};
