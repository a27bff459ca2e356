// Files that cannot be read, each with an answer that says what to do.
import { expect, test } from 'vitest';
import { isAll } from '#server/testing/all-cases.ts';
import { SheetError } from './sheet.ts';
import {
  createFiles,
  headerFields,
  patched,
  readAll,
  withEntryCount,
  withHeaderField,
  workbookOf,
  workbookParts,
  zipOf,
} from './sheet-files.fixture.ts';

const fileOf = createFiles();

type Content = string | Buffer | (() => Promise<Buffer>);
type Case = [string, Content, string];

const answerTo = async (content: Content): Promise<unknown> => {
  const bytes = typeof content === 'function' ? await content() : content;
  try {
    return await readAll(fileOf(bytes));
  } catch (error) {
    return error;
  }
};
const expectAnswer = async (content: Content, message: string) => {
  const answer = await answerTo(content);
  expect(answer).toBeInstanceOf(SheetError);
  expect((answer as SheetError).message).toContain(message);
  expect((answer as SheetError).message, 'ends with a sentence that says what to do').toMatch(/\. .+\.$/s);
};

const sheet = 'xl/worksheets/sheet1.xml';
const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>';
const workbook = (rows: string, options?: Parameters<typeof workbookOf>[1]) => () => workbookOf(rows, options);
const withParts = (parts: Record<string, string | Buffer | null>) => workbook(row, { parts });
const withSheet = (xml: string | Buffer) => withParts({ [sheet]: xml });
const withRows = (rows: string) => withSheet(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
const withChange = (change: (content: Buffer) => Buffer) => async () => change(await workbookOf(row));
const stored = async () => zipOf(workbookParts(row), false);
const ole = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000), Buffer.from(stream, 'utf16le'), Buffer.alloc(1000)]);
const text = (length: number) => 'x'.repeat(length);

const otherFormats: Case[] = [
  ['an old workbook', ole('Workbook'), 'old version of Excel (.xls)'],
  ['an encrypted workbook', ole('EncryptedPackage'), 'protected by a password'],
  [
    'an encrypted workbook whose name crosses two parts of the file',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(65_516), Buffer.from('EncryptedPackage', 'utf16le')]),
    'protected by a password',
  ],
  ['a workbook with macros', withParts({ 'xl/vbaProject.bin': 'x' }), 'contains macros'],
  [
    'a workbook that may contain macros',
    withParts({ '[Content_Types].xml': '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>' }),
    '.xlsm',
  ],
  ['a binary workbook', withParts({ 'xl/workbook.xml': null, 'xl/workbook.bin': 'x' }), '.xlsb'],
  ['a table of LibreOffice', () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }), '.ods'],
  ['a table of Numbers', () => zipOf({ 'Index/Document.iwa': 'x' }), 'Apple Numbers'],
  ['a document of Word', () => zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<x/>' }), 'Word'],
  ['a presentation', () => zipOf({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<x/>' }), 'PowerPoint'],
  ['pictures in a zip file', () => zipOf({ 'a.jpg': 'x' }), 'contains no workbook'],
  ['an empty zip file', () => zipOf({}), 'is empty'],
  ['a PDF file', '%PDF-1.7\n', 'PDF'],
  ['a document in RTF', '{\\rtf1 text}', 'RTF'],
  ['a file of gzip', Buffer.from('1f8b0800', 'hex'), 'gzip'],
  ['a file of 7z', Buffer.from('377abcaf271c', 'hex'), '7z'],
  ['a file of RAR', 'Rar!\x1a\x07', 'RAR'],
  ['a web page with the name of a workbook', '<!DOCTYPE html><table><tr><td>1</td></tr></table>', 'web page'],
  ['a table of a web page', '\n <table border="1"><tr><td>1</td></tr></table>', 'web page'],
  ['a workbook in XML of 2003', '<?xml version="1.0"?><Workbook/>', 'XML'],
  ['XML in UTF-16', Buffer.from('\ufeff<?xml version="1.0"?><Workbook/>', 'utf16le'), 'XML'],
  ['JSON', '[{"name": "Gripper"}]', 'JSON'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'binary data'],
  ['a table with zero bytes', 'a;b\n1;\0\n', 'binary data'],
];

const texts: Case[] = [
  ['an empty file', '', 'is empty'],
  ['a byte order mark alone', '\ufeff', 'is empty'],
  ['blank lines', ' \n\r\n\t\n', 'is empty'],
  ['a quotation mark that is not closed', 'a;b\n"1\n2";x\n3;"open\nmore\n', 'in line 4 is not closed'],
  [
    'a quotation mark that is not closed in a large file',
    `a;b\n1;"open\n${'x;y\n'.repeat(1_100_000)}`,
    'Row 2 has more than 4,000,000 characters',
  ],
  ['a line of delimiters', ','.repeat(4_200_000), 'more than 4,000,000 characters'],
  ['a long cell', `a;b\n1;${text(1_000_001)}\n`, 'A cell in row 2 has more than 1,000,000 characters'],
  ['too many columns', `${'a;'.repeat(2000)}b\n`, 'Row 1 has more than 2,000 columns'],
];

const damagedMessage = 'damaged or incomplete';
const packages: Case[] = [
  ['a workbook that was cut', withChange((content) => content.subarray(0, content.length / 2)), damagedMessage],
  ['a workbook without its end', withChange((content) => content.subarray(0, -30)), damagedMessage],
  ['the first bytes of a workbook', Buffer.from('504b0304', 'hex'), damagedMessage],
  ['a changed byte', async () => patched(await stored(), '>Name<', '>Mane<'), damagedMessage],
  ['changed compressed bytes', withChange((content) => content.fill(0xff, 40, 60)), damagedMessage],
  ['a wrong size', async () => patched(await stored(), sizeOf(workbookParts(row)[sheet]), sizeOf('x')), damagedMessage],
  ['a password on its parts', withChange((content) => withHeaderField(content, headerFields.flags, 1)), 'protected by a password'],
  ['an unusual compression', withChange((content) => withHeaderField(content, headerFields.method, 9)), 'compressed by an unusual method'],
  [
    'a name that leads out of the file',
    async () => patched(await zipOf({ ...workbookParts(row), 'aa/x': '' }), 'aa/x', '../x'),
    'leads out of it',
  ],
  ['an absolute name', async () => patched(await zipOf({ ...workbookParts(row), 'aa/x': '' }), 'aa/x', '/a/x'), 'leads out of it'],
  ['a name with a drive', async () => patched(await zipOf({ ...workbookParts(row), 'aa/x': '' }), 'aa/x', 'C:/x'), 'leads out of it'],
  ['too many parts', withChange((content) => withEntryCount(content, 10_001)), 'more than 10,000 files'],
  ['a sheet that unpacks to 200 times its size', withRows(`${' '.repeat(20_000_000)}${row}`), 'unusual size'],
  [
    'texts that unpack to 200 times their size',
    withParts({
      [sheet]: '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>',
      'xl/sharedStrings.xml': `<sst>${'<si><t/></si>'.repeat(2_000_000)}</sst>`,
    }),
    'unusual size',
  ],
  ['a huge list of parts', withParts({ '[Content_Types].xml': `<Types>${' '.repeat(17_000_000)}</Types>` }), 'unusual size'],
];

const workbooks: Case[] = [
  ['no workbook in the package', withParts({ 'xl/workbook.xml': null }), damagedMessage],
  ['another document in place of the workbook', withParts({ 'xl/workbook.xml': '<x/>' }), damagedMessage],
  ['no sheets', workbook('', { sheets: [] }), 'contains no sheet'],
  [
    'only charts',
    withParts({
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="s0" Type="x/chartsheet" Target="charts/c.xml"/></Relationships>',
    }),
    'contains no sheet',
  ],
  ['no list of its relationships', withParts({ 'xl/_rels/workbook.xml.rels': null }), 'The sheet “Products” is missing'],
  ['no part for a sheet', withParts({ [sheet]: null }), 'The sheet “Products” is missing'],
  [
    'a sheet outside of the file',
    withParts({
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="s0" Type="x/worksheet" TargetMode="External" Target="file:///etc/passwd"/></Relationships>',
    }),
    'The sheet “Products” is missing',
  ],
  ['another part in place of a sheet', withSheet('<styleSheet/>'), damagedMessage],
  ['no shared texts', workbook('<row><c t="s"><v>0</v></c></row>', { parts: { 'xl/sharedStrings.xml': null } }), damagedMessage],
  ['a text that is not in the list', workbook('<row><c t="s"><v>7</v></c></row>'), damagedMessage],
  ['a text whose number is no number', workbook('<row><c t="s"><v>x</v></c></row>'), damagedMessage],
];

const markup: Case[] = [
  ['XML that is not closed', withSheet('<worksheet><sheetData><row>'), damagedMessage],
  ['XML that is not well-formed', withSheet('<worksheet><sheetData></row></sheetData></worksheet>'), damagedMessage],
  ['an empty sheet part', withSheet(''), damagedMessage],
  ['bytes that are not UTF-8', withSheet(Buffer.from('<worksheet>\xff</worksheet>', 'latin1')), damagedMessage],
  ['definitions of entities', withSheet('<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>'), 'definitions'],
  ['an external entity', withParts({ 'xl/workbook.xml': '<!DOCTYPE x SYSTEM "file:///etc/passwd"><workbook/>' }), 'definitions'],
  ['an unknown entity', withRows('<row><c t="str"><v>&a;</v></c></row>'), damagedMessage],
  ['deep elements', withRows(`${'<row>'.repeat(200)}${'</row>'.repeat(200)}`), damagedMessage],
  ['an endless attribute', withRows(`<row x="${text(9_000_000)}"/>`), damagedMessage],
  ['a cell with a wrong reference', withRows('<row><c r="12"><v>1</v></c></row>'), damagedMessage],
  ['rows in the wrong order', withRows('<row r="2"/><row r="1"/>'), damagedMessage],
  ['a row that is no number', withRows('<row r="x"/>'), damagedMessage],
  ['a row below the last one', withRows('<row r="1048577"/>'), 'below line 1,048,576'],
  ['a column beyond the limit', withRows('<row r="3"><c r="BXY3"><v>1</v></c></row>'), 'Row 3 has more than 2,000 columns'],
  [
    'a long text',
    withRows(`<row><c t="inlineStr"><is><t>${text(1_000_001)}</t></is></c></row>`),
    'A cell in row 1 has more than 1,000,000',
  ],
  ['a long value', withRows(`<row><c t="str"><v>${text(1_000_001)}</v></c></row>`), 'A cell in row 1 has more than 1,000,000'],
  ['a long row', withRows(`<row>${`<c t="str"><v>${text(900_000)}</v></c>`.repeat(5)}</row>`), 'Row 1 has more than 4,000,000'],
  [
    'a row that repeats a long text',
    workbook(`<row>${'<c t="s"><v>0</v></c>'.repeat(5)}</row>`, { strings: `<si><t>${text(900_000)}</t></si>` }),
    'Row 1 has more than 4,000,000',
  ],
  [
    'a long shared text',
    workbook('<row><c t="s"><v>0</v></c></row>', { strings: `<si><t>${text(1_000_001)}</t></si>` }),
    'A cell has more than 1,000,000',
  ],
];

/** The size of a part as headers contain it. */
const sizeOf = (content: string | Buffer | undefined): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(Buffer.byteLength(content ?? ''));
  return size;
};

test.each(otherFormats)('names the format and the remedy for %s (SHEET-09)', (_, content, message) => expectAnswer(content, message));
test.each(texts)('explains what is wrong with %s (SHEET-05, SHEET-11)', (_, content, message) => expectAnswer(content, message));
test.each(packages)('refuses %s (SHEET-10, SHEET-11)', (_, content, message) => expectAnswer(content, message));
test.each(workbooks)('refuses a workbook with %s (SHEET-10)', (_, content, message) => expectAnswer(content, message));
test.each(markup)('refuses a sheet with %s (SHEET-10, SHEET-11)', (_, content, message) => expectAnswer(content, message));

test('refuses an unknown encoding and one that does not fit (SHEET-02)', async () => {
  const content = Buffer.from('a;\xe4\n', 'latin1');
  await expect(readAll(fileOf(content), { encoding: 'klingon' })).rejects.toThrow('The encoding “klingon” is not known.');
  await expect(readAll(fileOf(content), { encoding: 'utf-8' })).rejects.toThrow('its encoding is not UTF-8');
});

test('refuses more than a million rows (SHEET-11)', async () => {
  await expectAnswer(`a\n${'1\n'.repeat(1_000_000)}`, 'more than 1,000,000 rows');
});

test.runIf(isAll)('skips a million empty rows (SHEET-11)', async () => {
  const empty = Array.from({ length: 1_000_000 }, (_, index) => `<row r="${index + 2}"/>`).join('');
  const last = '<row r="1000002"><c><v>1</v></c></row>';
  expect(await answerTo(workbook(`${row}${empty}${last}`))).toMatchObject({
    rows: [
      { line: 1, cells: ['Name'] },
      { line: 1_000_002, cells: [1] },
    ],
  });
  expect(await answerTo(`a;b\n${';\n'.repeat(1_000_000)}1;2\n`)).toMatchObject({
    rows: [{ line: 1 }, { line: 1_000_002, cells: ['1', '2'] }],
  });
});
