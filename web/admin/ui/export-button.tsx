// Saves a list as a file for a spreadsheet.
import { useState } from 'react';
import { saveTextFile } from '#web/admin/lib/save-text-file.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { BusyButton } from './busy-button.tsx';

interface Props {
  /** e.g. "products.csv" */
  fileName: string;
  /** e.g. "Failed to export products" */
  failedText: string;
  /** Returns the content of the file. */
  write: () => Promise<string | Blob>;
}

export const ExportButton = ({ fileName, failedText, write }: Props) => {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      saveTextFile(fileName, await write(), 'text/csv');
    } catch {
      toast.error(failedText);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <BusyButton type="button" className="btn" isBusy={isBusy} busyText="Exporting..." onClick={() => void save()}>
      Export CSV
    </BusyButton>
  );
};
