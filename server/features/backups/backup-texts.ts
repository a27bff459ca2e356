// Texts that the commands print about a backup.
import { type Manifest, rowsIn } from './archive/manifest.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** @returns for example "12 products, 3 articles, 2 messages, 5,120 rows in all, 40 files" */
export const contentOf = (manifest: Manifest): string => {
  const { rows, entries, missingFiles } = manifest;
  const files = entries.filter(({ name }) => name.startsWith('uploads/')).length;
  const texts = [
    plural(rows.products ?? 0, 'product', 'products'),
    plural(rows.news ?? 0, 'article', 'articles'),
    plural(rows.contact_messages ?? 0, 'message', 'messages'),
    `${plural(rowsIn(manifest), 'row', 'rows')} in all`,
    plural(files, 'file', 'files'),
  ];
  if (missingFiles.length > 0) texts.push(`${plural(missingFiles.length, 'file', 'files')} missing on the server (${missingFiles[0]})`);
  return texts.join(', ');
};

export const sizeText = (bytes: number): string => {
  const [unit, divisor] = bytes < 1024 ** 2 ? ['KB', 1024] : bytes < 1024 ** 3 ? ['MB', 1024 ** 2] : ['GB', 1024 ** 3];
  return `${(bytes / Number(divisor)).toFixed(1)} ${unit}`;
};
