// Uploads of imports in tests, and zip files.
import { buffer } from 'node:stream/consumers';
import { writeArchive } from '#server/platform/sheets/archive.ts';
import type { EditingApp } from './editing-app.ts';

export const zipOf = (files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> =>
  buffer(
    writeArchive(
      (async function* () {
        for (const [name, content] of Object.entries(files)) yield { name, content: Buffer.from(content) };
      })(),
    ),
  );

interface Upload {
  fields?: Record<string, string>;
  name?: string;
  zip?: Buffer;
}

export const uploadImport = (test: EditingApp, content: string | Buffer, { fields = {}, name = 'products.csv', zip }: Upload = {}) =>
  test.post('/api/admin/imports', {
    fields,
    files: [['file', name, content], ...(zip ? ([['archive', 'files.zip', zip]] as const) : [])],
  });

/** Waits until the dry run has ended. */
export const endOfCheck = async (test: EditingApp, id: number) => {
  for (;;) {
    const { body } = await test.get(`/api/admin/imports/${id}`);
    if (body.import.state !== 'checking') return body.import;
  }
};

/** Uploads lines of CSV, and waits for the dry run. @returns the import and its rows */
export const checkLines = async (test: EditingApp, lines: readonly string[], options: object = {}, upload: Omit<Upload, 'fields'> = {}) => {
  const fields = { action: 'check', options: JSON.stringify(options) };
  const { status, body } = await uploadImport(test, lines.join('\n'), { ...upload, fields });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const found = await endOfCheck(test, body.import.id);
  const rows = await test.get(`/api/admin/imports/${found.id}/rows?per_page=100`);
  return { import: found, rows: rows.body.data };
};
