// Compares docs/requirements with the ids in tests: each requirement needs a test or a reason, and each id must exist.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { textsOfTests } from './test-titles.ts';

const folder = 'docs/requirements';
const idPattern = /\b[A-Z]{2,}-\d{2}\b/g;
/** Names that look like requirement ids: an encoding, and model numbers of the demonstration company. */
const otherNames = new Set(['UTF-16', 'LR-20', 'LZC-14']);

interface Requirement {
  id: string;
  file: string;
  /** Reason for having no test: it cannot be tested automatically, or no longer applies. */
  reason: string | undefined;
}

const documents = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');

const requirementsOf = (file: string): Requirement[] => {
  const items = readFileSync(`${folder}/${file}`, 'utf8').split(/^- /m).slice(1);
  return items.map((item) => {
    const [, id = `a list item without an id: ${item.slice(0, 40)}`, text = ''] = /^\*\*([A-Z]+-\d{2})\*\* (.*)/s.exec(item) ?? [];
    const [, untestable] = /\n {2}Not tested automatically: (\S.*)/.exec(text) ?? [];
    const [, withdrawn] = /^Withdrawn: (\S.*)/.exec(text) ?? [];
    return { id, file, reason: untestable ?? withdrawn };
  });
};

const requirements = documents.flatMap(requirementsOf);
const known = new Set(requirements.map(({ id }) => id));

const idsIn = (texts: string[]) => texts.flatMap((text) => text.match(idPattern) ?? []).filter((id) => !otherNames.has(id));
const tests = sourceFiles()
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .map((file) => ({ file, ...textsOfTests(file, readFileSync(file, 'utf8')) }));
const titled = new Set(tests.flatMap(({ titles }) => idsIn(titles)));

describe('the requirements', () => {
  it('include every id in a test title or comment', () => {
    const unknown = tests.flatMap(({ file, titles, comments }) =>
      [...new Set(idsIn([...titles, ...comments]))].filter((id) => !known.has(id)).map((id) => `${file} names ${id}`),
    );
    expect(unknown, `Write these requirements into ${folder}, or correct the ids in the tests`).toEqual([]);
  });

  it.each(['docs/security.md', 'docs/reliability.md'])('include every id that %s cites as a test', (document) => {
    expect(idsIn([readFileSync(document, 'utf8')]).filter((id) => !titled.has(id))).toEqual([]);
  });

  it('are named in a test title or give a reason', () => {
    const untested = requirements.filter(({ id, reason }) => !reason && !titled.has(id)).map(({ id, file }) => `${id} in ${file}`);
    expect(
      untested,
      'Name each id in the title of a test that verifies it, or write "  Not tested automatically: <reason>" on the line below it',
    ).toEqual([]);
  });

  it('are named in a journey tagged @smoke if only journeys name them', () => {
    const [journeys = [], others = []] = [true, false].map((is) => tests.filter(({ file }) => file.startsWith('e2e/') === is));
    const run = new Set(idsIn([...others.flatMap(({ titles }) => titles), ...journeys.flatMap(({ smoke }) => smoke)]));
    const unrun = journeys.flatMap(({ file, titles }) =>
      [...new Set(idsIn(titles))].filter((id) => !run.has(id)).map((id) => `${id} in ${file}`),
    );
    expect(unrun, 'Add the tag @smoke to a journey that verifies the id, so that `npm test` verifies it').toEqual([]);
  });

  it('give no reason if they have a test', () => {
    const tested = requirements.filter(({ id, reason }) => reason && titled.has(id)).map(({ id, file }) => `${id} in ${file}`);
    expect(tested, 'Remove the reason of each requirement that a test names, or the id from the title').toEqual([]);
  });

  it('are numbered from 01 in each group, in one file, without gaps or duplicates', () => {
    const groups = Map.groupBy(requirements, ({ id }) => id.slice(0, -3));
    const misnumbered = [...groups].flatMap(([group, members]) =>
      members
        .map(({ id, file }, index) => ({ id, file, expected: `${group}-${String(index + 1).padStart(2, '0')}` }))
        .filter(({ id, file, expected }) => id !== expected || file !== members[0]?.file)
        .map(({ id, file, expected }) => `${id} in ${file} where ${expected} is expected`),
    );
    expect(misnumbered, 'Keep a group in one file and give a new requirement the next number; never renumber, see README.md').toEqual([]);
  });

  it('are listed in the README of their folder with files and groups', () => {
    const readme = readFileSync(`${folder}/README.md`, 'utf8');
    const row = (file: string) => {
      const groups = [...new Set(requirementsOf(file).map(({ id }) => id.slice(0, -3)))];
      return `| [${file}](${file}) | ${groups.join(', ')} |`;
    };
    expect(
      documents.map(row).filter((text) => !readme.includes(text)),
      `Add these rows to the table in ${folder}/README.md`,
    ).toEqual([]);
  });
});
