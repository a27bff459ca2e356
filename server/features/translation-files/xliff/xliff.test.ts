import { text as textOf } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { UnitFormat } from '#contract/rules/translations.ts';
import { sanitiseRichText } from '#server/platform/rich-text/rich-text.ts';
import { createFiles } from '#server/platform/sheets/sheet-files.fixture.ts';
import { randomBelow } from '#server/testing/random.ts';
import { checkXliff } from '#server/testing/xliff-structure.ts';
import type { ExportedRecord } from '../exported-records.ts';
import type { FileRecord } from '../file-texts.ts';
import { openXliff } from './read-xliff.ts';
import { writeXliff } from './write-xliff.ts';

const fileOf = createFiles();

const write = async (records: readonly ExportedRecord[]): Promise<string> =>
  textOf(
    writeXliff(
      { from: 'en', to: 'de' },
      (async function* () {
        yield* records;
      })(),
    ),
  );

const read = async (document: string): Promise<FileRecord[]> => {
  const file = await openXliff({ path: fileOf(document, 'texts.xlf').path, name: 'texts.xlf' });
  const records: FileRecord[] = [];
  for await (const record of file?.records() ?? []) records.push(record);
  return records;
};

const aRecord = (
  source: string,
  translation: string | null,
  format: UnitFormat = 'html',
  state: ExportedRecord['texts'][number]['state'] = translation === null ? 'missing' : 'published',
): ExportedRecord => ({
  kind: 'product',
  id: 7,
  title: 'Robot <1>',
  texts: [{ unit: { key: 'description', label: 'Description', format, max: 500, source }, translation, state }],
});

it('writes a unit with a label, a limit, the state, segments and inline codes (EXCH-02)', async () => {
  const source = '<h2>Fast</h2><ul><li>A <strong>strong</strong> arm<br>for you</li></ul>';
  const document = await write([aRecord(source, '<h2>Schnell</h2><ul><li>Ein <strong>starker</strong> Arm<br>für Sie</li></ul>')]);
  const root = checkXliff(document);
  expect(root.attributes).toMatchObject({ srcLang: 'en', trgLang: 'de' });
  const [file] = root.all('file');
  expect(file?.attributes).toEqual({ id: 'product-7', original: 'product/7' });
  expect(file?.all('notes')[0]?.one('note')).toBe('Robot <1>');
  const [unit] = file?.all('unit') ?? [];
  expect(
    unit
      ?.all('notes')[0]
      ?.all('note')
      .map(({ text }) => text),
  ).toEqual(['Description', 'At most 500 characters']);
  expect(unit?.all('segment').map((segment) => [segment.attributes.state, segment.one('source'), segment.one('target')])).toEqual([
    ['final', 'Fast', 'Schnell'],
    ['final', 'A strong armfor you', 'Ein starker Armfür Sie'],
  ]);
  expect(document).toContain(
    '<source>A <pc id="4" dataRefStart="d5" dataRefEnd="d6">strong</pc> arm<ph id="5" dataRef="d7"/>for you</source>',
  );
  expect(document).toContain(
    '<target>Ein <pc id="4" dataRefStart="d5" dataRefEnd="d6">starker</pc> Arm<ph id="5" dataRef="d7"/>für Sie</target>',
  );
});

it.each([
  ['missing', null, 'initial'],
  ['outdated', '<p>Alt</p>', 'initial'],
  ['draft', '<p>Entwurf</p>', 'translated'],
  ['published', '<p>Fertig</p>', 'final'],
] as const)('writes a text that is %s with its state (EXCH-02)', async (state, translation, written) => {
  const root = checkXliff(await write([aRecord('<p>New</p>', translation, 'html', state)]));
  const [unit] = root.all('file').flatMap((file) => file.all('unit'));
  expect(unit?.all('segment')[0]?.attributes.state).toBe(written);
  expect(unit?.all('segment')[0]?.one('target')).toBe(translation?.replaceAll(/<[^>]*>/g, ''));
});

const words = [
  'Robot',
  'A & B',
  '“5 < 6”',
  '  two  ',
  'a\u00a0b',
  '&lt;b&gt;',
  ']]>',
  'ä€😀',
  '日本',
  '%s {name}',
  'Zeile\nzwei',
  '<!-- no -->',
];
const wrappers: ((inner: string) => string)[] = [
  (inner) => `<p>${inner}</p>`,
  (inner) => `<h2>${inner}</h2>`,
  (inner) => `<ul><li><p>${inner}</p></li><li>${inner}</li></ul>`,
  (inner) => `<blockquote><p>${inner}</p></blockquote>`,
  (inner) => `<table><tbody><tr><th>${inner}</th><td colspan="2">${inner}</td></tr></tbody></table>`,
  (inner) => `<p>${inner}</p>\n<hr>\n<p>${inner}</p>`,
  (inner) => `<div class="columns"><div><p>${inner}</p></div><div><p>${inner}</p></div></div>`,
  (inner) => `<details><summary>${inner}</summary><p>${inner}</p></details>`,
  (inner) => `<pre><code>${inner}</code></pre>`,
  (inner) => `<p><img src="https://example.com/a.png" alt="A &quot;b&quot;"></p><p>${inner}</p>`,
];
const marks: ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<strong>${inner}</strong>`,
  (inner) => `<em><u>${inner}</u></em> end`,
  (inner) => `<a href="/products/robot?a=1&amp;b=2">${inner}</a>`,
  (inner) => `one<br>${inner}`,
];

const randomTexts = (seed: number) => {
  const below = randomBelow(seed);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const plain = () => Array.from({ length: 1 + below(3) }, () => one(words)).join(' ');
  const escaped = () => plain().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = () =>
    sanitiseRichText(
      Array.from({ length: 1 + below(4) }, () =>
        one(wrappers)(Array.from({ length: 1 + below(3) }, () => one(marks)(escaped())).join(' ')),
      ).join(''),
    );
  return { plain, html, below };
};

it('reads what it has written, whatever the texts (EXCH-03)', async () => {
  const { plain, html, below } = randomTexts(4);
  const records = Array.from({ length: 300 }, (_, at): ExportedRecord => {
    const format = at % 3 === 0 ? 'text' : 'html';
    const make = format === 'html' ? html : plain;
    const source = make();
    // one third like the original, one third different, one third missing
    const translation = [source.replaceAll('Robot', 'Roboter'), make(), null][below(3)] ?? null;
    return { ...aRecord(source, translation, format), id: at + 1 };
  });
  const document = await write(records);
  checkXliff(document);
  const found = await read(document);
  expect(found.map(({ kind, id }) => [kind, id])).toEqual(records.map(({ kind, id }) => [kind, id]));
  for (const [at, { texts }] of records.entries()) {
    const [{ unit, translation } = { unit: { format: 'text', source: '' }, translation: null }] = texts;
    const [text] = found[at]?.texts ?? [];
    const contentOf = (content: { plain: string | null; html: string } | null | undefined) =>
      unit.format === 'html' ? content && sanitiseRichText(content.html) : content?.plain;
    expect(text?.problem).toBeNull();
    expect(contentOf(text?.original)).toBe(unit.source);
    expect(contentOf(text?.translation) ?? null).toBe(translation?.trim() === '' ? null : translation);
  }
});

const unitWith = (segments: string, data = '') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de"><file id="f" original="product/7"><unit id="name">${data}${segments}</unit></file></xliff>`;

it.each([
  [
    'segments in another order',
    '<segment><source>A</source><target order="2">B</target></segment><segment><source>1</source><target order="1">2</target></segment>',
    '2B',
  ],
  [
    'annotations',
    '<segment><source>A</source><target><mrk id="m" type="term">B</mrk><sm id="n" type="comment"/>C<em startRef="n"/></target></segment>',
    'BC',
  ],
  ['characters as code points', '<segment><source>A</source><target>B<cp hex="00e4"/></target></segment>', 'Bä'],
  ['CDATA', '<segment><source>A</source><target><![CDATA[B & C]]></target></segment>', 'B & C'],
  ['an empty translation', '<segment><source>A</source><target> </target></segment>', null],
])('reads %s (EXCH-04)', async (_, segments, expected) => {
  const [record] = await read(unitWith(segments));
  expect(record?.texts[0]).toMatchObject({ unitId: 'name', problem: null });
  expect(record?.texts[0]?.translation?.plain ?? null).toBe(expected);
});

it('reads units in groups and elements with a prefix (EXCH-04)', async () => {
  const document =
    '<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><x:file id="f" original="page/3"><x:group id="g"><x:unit id="title"><x:segment><x:source>A</x:source><x:target>B</x:target></x:segment></x:unit></x:group></x:file></x:xliff>';
  expect(await read(document)).toMatchObject([{ kind: 'page', id: 3, texts: [{ unitId: 'title', translation: { plain: 'B' } }] }]);
});

it.each([
  [
    'a part',
    '<segment><source>A</source><target>B</target></segment><segment><source>C</source></segment>',
    'Only 1 of its 2 segments are translated.',
  ],
  [
    'a code without data',
    '<segment><source>A</source><target><ph id="1" dataRef="d9"/>B</target></segment>',
    'A code in it has no original data.',
  ],
  ['an unknown element', '<segment><source>A</source><target><b>B</b></target></segment>', 'It contains the element <b>'],
])('says why the translation of %s cannot be read (EXCH-06)', async (_, segments, message) => {
  const [record] = await read(unitWith(segments));
  expect(record?.texts[0]?.problem).toContain(message);
});
