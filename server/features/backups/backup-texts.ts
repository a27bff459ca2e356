// Texts about backups that the commands print.
import { counted } from '#contract/rules/numbers.ts';
import { type Manifest, rowsIn } from './archive/manifest.ts';

/** @returns for example "12 products, 3 articles, 2 messages, 5,120 rows in all, 40 files" */
export const contentOf = (manifest: Manifest): string => {
  const { rows, entries, missingFiles } = manifest;
  const files = entries.filter(({ name }) => name.startsWith('uploads/')).length;
  const texts = [
    counted(rows.products ?? 0, 'product'),
    counted(rows.news ?? 0, 'article'),
    counted(rows.contact_messages ?? 0, 'message'),
    `${counted(rowsIn(manifest), 'row')} in all`,
    counted(files, 'file'),
  ];
  if (missingFiles.length > 0) texts.push(`${counted(missingFiles.length, 'file')} missing on the server (${missingFiles[0]})`);
  return texts.join(', ');
};

export const sizeText = (bytes: number): string => {
  const [unit, divisor] = bytes < 1024 ** 2 ? ['KB', 1024] : bytes < 1024 ** 3 ? ['MB', 1024 ** 2] : ['GB', 1024 ** 3];
  return `${(bytes / Number(divisor)).toFixed(1)} ${unit}`;
};
