// Files that cannot be imported: each is refused in words when it is uploaded, and nothing is written.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { zipOf } from '#server/testing/import-files.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { loadTranslations, uploadTranslations } from '#server/testing/translation-import.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(async () => {
  await test.reset();
  await withLanguages(test.context, 'de');
});
afterAll(() => test.close());

const languages = 'srcLang="en" trgLang="de"';
const xliff = (inner: string, attributes = `version="2.1" ${languages}`, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${before}<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${attributes}>${inner}</xliff>`;
const unit = (id: string, target: string, source = 'Robot') =>
  `<unit id="${id}"><segment><source>${source}</source><target>${target}</target></segment></unit>`;
const fileOf = (id: number, ...units: string[]) => `<file id="f${id}" original="product/${id}">${units.join('')}</file>`;
const old = '<file original="product/1"><body><trans-unit id="name"><source>Robot</source></trans-unit></body></file>';
const utf16 = (text: string) => text.replace('UTF-8', 'UTF-16');
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

interface Case {
  file: (good: string) => Promise<Buffer> | Buffer | string;
  name?: string;
  message: string;
}

const exportAgain = 'Export it again from the translation program.';

describe('an XLIFF file', () => {
  it.each<[string, Case]>([
    ['that is empty', { file: () => '', message: `The file is empty. ${exportAgain}` }],
    ['of spaces', { file: () => ' \n\n', message: `The file is empty. ${exportAgain}` }],
    ['that is named .xliff and empty', { file: () => '', name: 'texts.xliff', message: 'The file is empty.' }],
    ['with only a declaration', { file: () => '<?xml version="1.0"?>', message: 'The file is not complete: it has no root element.' }],
    ['without a file', { file: () => xliff(''), message: 'The file contains no texts: XLIFF has one <unit> for each.' }],
    ['without units', { file: () => xliff('<file id="f" original="product/1"/>'), message: 'The file contains no texts' }],
    ['of version 1.2', { file: () => xliff(old, 'version="1.2"'), message: 'is XLIFF 1.2, which is not supported. Save it as XLIFF 2.1' }],
    ['of version 3.0', { file: (good) => xliff(good, `version="3.0" ${languages}`), message: 'The file is XLIFF 3.0, which is not' }],
    ['without a version', { file: (good) => xliff(good, ''), message: 'The file is XLIFF without a version, which is not supported.' }],
    ['without languages', { file: (good) => xliff(good, 'version="2.1"'), message: 'The file does not name its languages.' }],
    [
      'of another language',
      { file: (good) => xliff(good, 'version="2.1" srcLang="en" trgLang="fr"'), message: 'translations into “fr”, not into “de”.' },
    ],
    [
      'of another original language',
      { file: (good) => xliff(good, 'version="2.1" srcLang="es" trgLang="de"'), message: 'is translated from “es”, but the main' },
    ],
    [
      'with another root element',
      { file: () => '<?xml version="1.0"?><tmx/>', message: 'The file is not XLIFF: its root element is <tmx>.' },
    ],
    ['that is a web page', { file: () => '<html><body>No</body></html>', message: 'The file is not XLIFF: its root element is <html>.' }],
    ['that ends too early', { file: (good) => xliff(good).slice(0, -12), message: 'it ends before all elements are closed' }],
    ['that ends inside a text', { file: (good) => xliff(good).slice(0, 200), message: 'it ends before all elements are closed' }],
    ['with wrong nesting', { file: (good) => xliff(`${good}<file></unit>`), message: 'an element is closed that is not open' }],
    [
      'with a document type',
      { file: (good) => xliff(good, undefined, '<!DOCTYPE xliff SYSTEM "x.dtd">'), message: 'The file has a document type (<!DOCTYPE>)' },
    ],
    [
      'with entities of a document type',
      {
        file: (good) => xliff(good.replace('Roboter', '&a;'), undefined, '<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
        message: 'The file has a document type (<!DOCTYPE>)',
      },
    ],
    ['with an unknown entity', { file: (good) => xliff(good.replace('Roboter', '&a;')), message: 'an entity (&name;) that XML does not' }],
    [
      'with bytes of another encoding',
      { file: (good) => Buffer.from(xliff(good.replace('Roboter', 'Gerät')), 'latin1'), message: 'bytes that are not utf-8' },
    ],
    [
      'of an unknown encoding',
      { file: (good) => xliff(good).replace('UTF-8', 'x-unknown'), message: 'The encoding “x-unknown” of the XML file is not known.' },
    ],
    ['with deep elements', { file: (good) => xliff(`${good}<file>${'<group>'.repeat(200)}`), message: 'elements in more than 100 levels' }],
    [
      'with too many elements',
      { file: (good) => xliff(`${good}<file id="g">${'<unit/>'.repeat(210_000)}</file>`), message: 'more than 200,000 parts' },
    ],
    ['that is a PDF file', { file: () => '%PDF-1.4', message: 'texts.xlf is not XLIFF: it does not begin with “<”' }],
    ['that is a zip file', { file: () => zipOf({ 'texts.xlf': xliff('') }), message: 'texts.xlf is not XLIFF' }],
    ['that is a table', { file: () => 'Kind;Id;Text\n', message: 'The name of a spreadsheet must end with .xlsx or .csv.' }],
  ])('%s is refused in words, and writes nothing (EXCH-09)', async (_what, { file, name, message }) => {
    const { id } = await aProduct(test.context, { name: 'Robot' });
    await expectRefusal(await file(fileOf(id, unit('name', 'Roboter'))), name ?? 'texts.xlf', message);
  });

  it.each<[string, (text: string) => Buffer | string]>([
    ['of version 2.0', (text) => text.replace('version="2.1"', 'version="2.0"')],
    ['without a declaration', (text) => text.replace(/^<\?xml.*\n/, '')],
    ['with a byte order mark', (text) => `\ufeff${text}`],
    ['in UTF-16 with a byte order mark', (text) => Buffer.from(`\ufeff${utf16(text)}`, 'utf16le')],
    ['in UTF-16 with the higher byte first', (text) => bigEndian(`\ufeff${utf16(text)}`)],
    ['in UTF-16 without a byte order mark', (text) => Buffer.from(utf16(text), 'utf16le')],
    ['in UTF-16 with the higher byte first, without a byte order mark', (text) => bigEndian(utf16(text))],
    ['that names UTF-16 although it is in UTF-8', utf16],
    ['in Latin-1', (text) => Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1')],
  ])('%s is read (EXCH-04)', async (_what, encode) => {
    const { id } = await aProduct(test.context, { name: 'Robot' });
    const report = await loadTranslations(test, 'check', encode(xliff(fileOf(id, unit('name', 'Übergerät')))));
    expect(report).toMatchObject({ counts: { new: 1, refused: 0 }, changes: [{ after: 'Übergerät' }] });
  });

  it('with unknown records, unknown units and repeated ones is imported without those (EXCH-06)', async () => {
    const { id } = await aProduct(test.context, { name: 'Robot' });
    const removed = await aProduct(test.context, { name: 'Old' });
    await test.call('DELETE', `/api/admin/products/${removed.id}`);
    const document = xliff(
      [
        fileOf(removed.id, unit('name', 'A', 'Old')),
        `<file id="b" original="brochure.docx">${unit('u1', 'B')}</file>`,
        fileOf(99_999_999_999, unit('name', 'C')),
        fileOf(id, unit('nonsense', 'D'), unit('name', 'E'), unit('name', 'F')),
        `<file id="again" original="product/${id}">${unit('name', 'G')}</file>`,
      ].join(''),
    );
    for (const action of ['check', 'draft'] as const) {
      const report = await loadTranslations(test, action, document);
      expect(report.counts).toMatchObject({ new: 1, refused: 6 });
      expect(report.refused.map(({ text, reason }) => [text, reason])).toEqual([
        ['A', 'There is no such record. It may have been deleted since the export.'],
        ['B', 'There is no such record. It may have been deleted since the export.'],
        ['C', 'There is no such record. It may have been deleted since the export.'],
        ['D', 'The record has no such text. It may have been changed or removed since the export.'],
        ['F', 'The file contains this text of the record before. Delete one of the two.'],
        ['G', 'The file contains this text of the record before. Delete one of the two.'],
      ]);
    }
  });
});

describe('a spreadsheet', () => {
  it.each<[string, Case]>([
    ['that is empty', { file: () => '', name: 'texts.csv', message: 'The file is empty' }],
    [
      'without rows',
      { file: () => 'Kind;Id;Text;Original (en);Translation (de)\n', name: 'a.csv', message: 'has no texts below its first row' },
    ],
    ['that is a zip file without a workbook', { file: () => zipOf({ a: '' }), name: 'a.xlsx', message: 'contains no workbook.' }],
    ['that is damaged', { file: () => Buffer.from('PK\u0003\u0004damaged'), name: 'a.xlsx', message: ' ' }],
    ['that is a PDF file', { file: () => '%PDF-1.4', name: 'texts.pdf', message: 'This is a PDF file' }],
    [
      'with other columns',
      {
        file: () => 'Name;Price\nRobot;5\n',
        name: 'prices.csv',
        message: '“Kind”, “Id”, “Text”, “Original (language)”, “Translation (language)” are missing.',
      },
    ],
    [
      'of another language',
      {
        file: () => 'Kind;Id;Text;Original (en);Translation (fr)\nproduct;1;name;Robot;Robot\n',
        name: 'a.csv',
        message: 'translations into “fr”',
      },
    ],
    ['of binary data', { file: () => Buffer.from([1, 0, 2, 0, 3, 0, 4, 0]), name: 'a.csv', message: 'it contains binary data' }],
  ])('%s is refused in words, and writes nothing (EXCH-09)', async (_what, { file, name = '', message }) => {
    await aProduct(test.context, { name: 'Robot' });
    await expectRefusal(await file(''), name, message);
  });
});

const expectRefusal = async (bytes: Buffer | string, name: string, message: string) => {
  const { status, body } = await uploadTranslations(test, bytes, { name });
  expect({ status, body }).toMatchObject({ status: 422, body: { errors: { file: [expect.stringContaining(message)] } } });
  const { db } = test.context;
  expect(await db.selectFrom('translations').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('translation_imports').selectAll().execute()).toEqual([]);
};
