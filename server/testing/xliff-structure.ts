// Checks a document against the structure of XLIFF 2.1: what the schema of the core says, and its constraints on ids and references.
import { expect } from 'vitest';
import { type ReadXml, readXml } from '#server/testing/read-xml.ts';

const name = /^[\w.:-]+$/;
const states = ['initial', 'translated', 'reviewed', 'final'];
const attributesOf: Record<string, { required: string[]; optional: string[] }> = {
  xliff: { required: ['xmlns', 'version', 'srcLang', 'trgLang'], optional: ['xml:space', 'xmlns:mda'] },
  file: { required: ['id'], optional: ['original'] },
  notes: { required: [], optional: [] },
  note: { required: [], optional: ['category'] },
  unit: { required: ['id'], optional: [] },
  'mda:metadata': { required: [], optional: [] },
  'mda:metaGroup': { required: [], optional: ['category'] },
  'mda:meta': { required: ['type'], optional: [] },
  originalData: { required: [], optional: [] },
  data: { required: ['id'], optional: ['xml:space'] },
  segment: { required: [], optional: ['state'] },
  ignorable: { required: [], optional: [] },
  source: { required: [], optional: [] },
  target: { required: [], optional: [] },
  pc: { required: ['id', 'dataRefStart', 'dataRefEnd'], optional: [] },
  ph: { required: ['id', 'dataRef'], optional: [] },
  sc: { required: ['id', 'dataRef'], optional: [] },
  ec: { required: ['startRef', 'dataRef'], optional: [] },
};

/** Names of the children in their order, as a text that a pattern describes. */
const childrenOf: Record<string, RegExp> = {
  xliff: /^(file )+$/,
  file: /^(notes )?(unit )+$/,
  notes: /^(note )+$/,
  unit: /^(mda:metadata )?(notes )?(originalData )?(ignorable )*(segment )(segment |ignorable )*$/,
  'mda:metadata': /^(mda:metaGroup )+$/,
  'mda:metaGroup': /^(mda:meta )+$/,
  originalData: /^(data )+$/,
  segment: /^source (target )?$/,
  ignorable: /^source (target )?$/,
  source: /^((pc|ph|sc|ec) )*$/,
  target: /^((pc|ph|sc|ec) )*$/,
  pc: /^((pc|ph|sc|ec) )*$/,
};

const check = (element: ReadXml): void => {
  const rules = attributesOf[element.name];
  expect(rules, `the element ${element.name}`).toBeDefined();
  const names = Object.keys(element.attributes);
  expect(names).toEqual(expect.arrayContaining(rules?.required ?? []));
  expect([...(rules?.required ?? []), ...(rules?.optional ?? [])]).toEqual(expect.arrayContaining(names));
  expect(element.children.map((child) => `${child.name} `).join('')).toMatch(childrenOf[element.name] ?? /^$/);
  element.children.forEach(check);
};

const inside = (element: ReadXml): ReadXml[] => element.children.flatMap((child) => [child, ...inside(child)]);

const checkUnit = (unit: ReadXml): void => {
  const data = unit.all('originalData').flatMap((element) => element.all('data').map(({ attributes }) => attributes.id));
  expect(new Set(data).size).toBe(data.length);
  const parts = [...unit.all('segment'), ...unit.all('ignorable')];
  for (const segment of unit.all('segment')) expect(states).toContain(segment.attributes.state);
  for (const side of ['source', 'target']) {
    // in the order of the document, because the end of a code follows its start
    const codes = unit.children.filter((part) => parts.includes(part)).flatMap((part) => part.all(side).flatMap(inside));
    const ids = codes.flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const started: (string | undefined)[] = [];
    for (const { name: code, attributes } of codes) {
      const { id, startRef, dataRef, dataRefStart, dataRefEnd } = attributes;
      for (const reference of [dataRef, dataRefStart, dataRefEnd]) if (reference !== undefined) expect(data).toContain(reference);
      if (code === 'sc') started.push(id);
      if (code === 'ec') expect(started).toContain(startRef);
    }
  }
};

/** @returns the document */
export const checkXliff = (text: string): ReadXml => {
  const root = readXml(text);
  check(root);
  expect(root.attributes).toMatchObject({ xmlns: 'urn:oasis:names:tc:xliff:document:2.0', version: '2.1' });
  const files = root.all('file');
  const fileIds = files.map(({ attributes }) => attributes.id ?? '');
  expect(new Set(fileIds).size).toBe(fileIds.length);
  for (const file of files) {
    const ids = file.all('unit').map(({ attributes }) => attributes.id ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [...ids, file.attributes.id ?? '']) expect(id).toMatch(name);
    file.all('unit').forEach(checkUnit);
  }
  return root;
};
