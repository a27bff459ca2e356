import { describe, expect, it } from 'vitest';
import { cleanFileName, inlineDisposition, pdfName, readSentName } from './file-names.ts';

describe('cleanFileName', () => {
  it.each([
    ['Robots 2026.pdf', 'Robots 2026.pdf'],
    ['C:\\Users\\a\\sheet.pdf', 'sheet.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['Größe 机器人.pdf', 'Größe 机器人.pdf'],
    ['a\u0000\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
    ['invoice\u202efdp.exe.pdf', 'invoicefdp.exe.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
    ['folder/', null],
    ['  ', null],
  ])('cleans %j to %j', (sent, name) => {
    expect(cleanFileName(sent)).toBe(name);
  });
});

describe('inlineDisposition', () => {
  it.each([
    ['sheet (2).pdf', `inline; filename="sheet (2).pdf"; filename*=UTF-8''sheet%20%282%29.pdf`],
    ['Größe "A".pdf', `inline; filename="Gr_e _A_.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%22A%22.pdf`],
    ["it's*.pdf", `inline; filename="it_s_.pdf"; filename*=UTF-8''it%27s%2A.pdf`],
    ['lone\ud800.pdf', `inline; filename="lone_.pdf"; filename*=UTF-8''lone%EF%BF%BD.pdf`],
  ])('formats the header for %j', (name, header) => {
    expect(inlineDisposition(name)).toBe(header);
  });
});

it('decodes names as browsers encode them (FILE-07)', () => {
  expect(readSentName('a%22b%22 50%25.pdf')).toBe('a"b" 50%25.pdf');
  expect(readSentName('two%0D%0Alines.pdf')).toBe('two lines.pdf');
});

it('adds the extension that a PDF needs to open (FILE-07)', () => {
  expect(['sheet', 'fdp.exe', 'A.PDF'].map(pdfName)).toEqual(['sheet.pdf', 'fdp.exe.pdf', 'A.PDF']);
});
