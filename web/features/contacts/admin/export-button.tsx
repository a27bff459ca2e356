// Saves the messages that match the filters as a file for a spreadsheet.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveTextFile } from '../../../lib/save-text-file.ts';
import { BusyButton } from '../../../ui/admin/busy-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { ContactFilters } from './contact-filters.ts';
import { fetchAllContacts } from './contacts.queries.ts';
import { contactsCsv } from './contacts-csv.ts';

export const ExportButton = ({ filters }: { filters: ContactFilters }) => {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      saveTextFile('messages.csv', contactsCsv(await fetchAllContacts(client, filters)), 'text/csv');
    } catch {
      toast.error('Failed to export messages');
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
