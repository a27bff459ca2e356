// Time and memory of reading a large BMEcat catalogue: `node bench/other-formats.ts [articles]`
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { otherFormats } from '../server/features/imports/formats/index.ts';

const articles = Number(process.argv[2] ?? 50_000);
const groups = 1000;

const feature = (article: number, index: number) =>
  `<FEATURE><FNAME>Feature ${(article % 20) * 10 + index}</FNAME><FVALUE>${(article * index) % 1000}</FVALUE><FUNIT>MMT</FUNIT></FEATURE>\n`;

const articleOf = (number: number) =>
  `<ARTICLE><SUPPLIER_AID>A${number}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Article ${number}</DESCRIPTION_SHORT><DESCRIPTION_LONG>${'word '.repeat(20)}</DESCRIPTION_LONG></ARTICLE_DETAILS><ARTICLE_FEATURES>${Array.from({ length: 15 }, (_, index) => feature(number, index)).join('')}</ARTICLE_FEATURES></ARTICLE>\n`;

function* catalogue() {
  yield '<BMECAT version="1.2"><T_NEW_CATALOG>';
  for (let id = 0; id < groups; id++) {
    yield `<CATALOG_STRUCTURE><GROUP_ID>${id}</GROUP_ID><GROUP_NAME>Group ${id}</GROUP_NAME><PARENT_ID>${id % 10}</PARENT_ID></CATALOG_STRUCTURE>\n`;
  }
  for (let number = 0; number < articles; number++) yield articleOf(number);
  for (let number = 0; number < articles; number++) {
    yield `<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>A${number}</ART_ID><CATALOG_GROUP_ID>${number % groups}</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>\n`;
  }
  yield '</T_NEW_CATALOG></BMECAT>';
}

const folder = await mkdtemp(join(tmpdir(), 'formats-'));
try {
  const path = join(folder, 'catalogue.xml');
  await pipeline(Readable.from(catalogue()), createWriteStream(path));
  const before = process.cpuUsage();
  for (const open of otherFormats) {
    const source = await open({ path, name: 'catalogue.xml' }, {});
    const table = source?.tables[0];
    if (!table) continue;
    let rows = 0;
    for await (const { cells } of table.rows()) if (cells.length > 0) rows++;
    const { user, system } = process.cpuUsage(before);
    const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
    console.log(
      `${rows} rows of ${table.columns.length} columns from ${megabytes((await stat(path)).size)}: opened and read in ${((user + system) / 1e6).toFixed(1)} s of CPU time, ${megabytes(process.resourceUsage().maxRSS * 1024)} of memory at most`,
    );
    break;
  }
} finally {
  await rm(folder, { recursive: true });
}
