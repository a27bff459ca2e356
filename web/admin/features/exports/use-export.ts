// Downloads an export, and remembers what was chosen.
import type { ExportKind } from '#contract/rules/imports.ts';
import { useDownload } from '#web/admin/lib/use-download.ts';
import { type ExportChoice, exportPath, rememberChoice } from './export-choice.ts';

interface Options {
  kind: ExportKind;
  filter: Readonly<Record<string, unknown>>;
  onDone: () => void;
}

export const useExport = ({ kind, filter, onDone }: Options) => {
  const { start, ...download } = useDownload(onDone);
  return {
    ...download,
    start: (choice: ExportChoice): Promise<void> => {
      rememberChoice(kind, choice);
      return start(exportPath(kind, filter, choice));
    },
  };
};
