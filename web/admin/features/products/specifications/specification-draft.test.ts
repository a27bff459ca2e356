import { describe, expect, it, vi } from 'vitest';
import { insertAfter, insertEntries, removeEntry, setText } from './change-draft.ts';
import { moveEntry, placeEntry, placeOf } from './move-entry.ts';
import { groupWarning, itemWarning } from './save-warnings.ts';
import { type DraftGroup, newGroup, newItem, newSingle, readDraft, type SpecificationDraft, writeDraft } from './specification-draft.ts';

const payload = newSingle({ key: 'Payload', value: '12 kg' });
const mass = newSingle({ key: 'Mass', value: '148 kg' });
const axes = newGroup('Axes', [newItem({ key: 'J1', value: '±180°' }), newItem({ key: 'J2', value: '±95°' })]);
const [j1, j2] = axes.items as [DraftGroup['items'][0], DraftGroup['items'][0]];
const draft: SpecificationDraft = [payload, axes, mass];

/** e.g. "Payload [Axes: J1 J2] Mass" */
const shape = (list: SpecificationDraft) =>
  list.map((entry) => (entry.type === 'group' ? `[${entry.title}: ${entry.items.map(({ key }) => key).join(' ')}]` : entry.key)).join(' ');

describe('a draft of specifications', () => {
  it('reads maps, untyped entries and other keys for a group’s entries, and saves them as entries', () => {
    expect(writeDraft(readDraft({ max_payload: '12 kg', reach: 1450 }))).toEqual([
      { type: 'single', key: 'max payload', value: '12 kg' },
      { type: 'single', key: 'reach', value: '1450' },
    ]);
    expect(
      writeDraft(
        readDraft([
          { name: 'Reach', value: '1450 mm' },
          { title: 'Axes', specs: [{ name: 'J1', value: '±180°' }] },
        ]),
      ),
    ).toEqual([
      { type: 'single', key: 'Reach', value: '1450 mm' },
      { type: 'group', title: 'Axes', items: [{ key: 'J1', value: '±180°' }] },
    ]);
  });

  it('saves a single entry only with name and value (APROD-17)', () => {
    const saved = writeDraft([payload, newSingle({ key: 'Mounting' }), newSingle({ value: '5' }), newSingle()]);
    expect(saved).toEqual([{ type: 'single', key: 'Payload', value: '12 kg' }]);
  });

  it('saves a group only with a title and a complete entry, without the incomplete ones (APROD-18)', () => {
    const saved = writeDraft([
      newGroup('Axes', [newItem({ key: 'J1', value: '±180°' }), newItem({ key: 'J2' })]),
      newGroup(' ', [newItem({ key: 'J1', value: '1' })]),
      newGroup('Environment', [newItem({ key: 'IP' })]),
    ]);
    expect(saved).toEqual([{ type: 'group', title: 'Axes', items: [{ key: 'J1', value: '±180°' }] }]);
  });

  it('reports which rows are not saved, and why', () => {
    expect(itemWarning(payload)).toBeNull();
    expect(itemWarning(newItem({ key: 'Mounting' }))).toBe('No value yet: this row is left out when you save.');
    expect(itemWarning(newItem({ value: '5' }))).toBe('No name yet: this row is left out when you save.');
    expect(itemWarning(newItem())).toBe('Empty: this row is left out when you save.');
    expect(groupWarning(axes)).toBeNull();
    expect(groupWarning({ ...axes, title: '' })).toBe('No title yet: this group and its entries are left out when you save.');
    expect(groupWarning(newGroup('Axes'))).toBe('No complete entry yet: this group is left out when you save.');
  });

  it('changes, adds and removes rows', () => {
    expect(shape(setText(draft, j1.id, { key: 'A1' }))).toBe('Payload [Axes: A1 J2] Mass');
    expect(shape(setText(draft, axes.id, { title: 'Joints' }))).toBe('Payload [Joints: J1 J2] Mass');
    expect(shape(insertAfter(draft, j1.id, [newItem({ key: 'New' })]))).toBe('Payload [Axes: J1 New J2] Mass');
    expect(shape(insertAfter(draft, payload.id, [newItem({ key: 'New' })]))).toBe('Payload New [Axes: J1 J2] Mass');
    expect(shape(insertEntries(draft, [newGroup('New', [])], j1.id))).toBe('Payload [Axes: J1 J2] [New: ] Mass');
    expect(shape(removeEntry(draft, j2.id))).toBe('Payload [Axes: J1] Mass');
    expect(shape(removeEntry(draft, axes.id))).toBe('Payload Mass');
    expect(shape(draft)).toBe('Payload [Axes: J1 J2] Mass');
  });

  it('moves an entry through a group, step by step', () => {
    const seen: string[] = [];
    let now = draft;
    for (let step = 0; step < 5; step += 1) {
      now = moveEntry(now, payload.id, 1);
      seen.push(shape(now));
    }
    expect(seen).toEqual([
      '[Axes: Payload J1 J2] Mass',
      '[Axes: J1 Payload J2] Mass',
      '[Axes: J1 J2 Payload] Mass',
      '[Axes: J1 J2] Payload Mass',
      '[Axes: J1 J2] Mass Payload',
    ]);
    expect(moveEntry(now, payload.id, 1)).toBe(now);
    for (let step = 0; step < 5; step += 1) now = moveEntry(now, payload.id, -1);
    expect(shape(now)).toBe(shape(draft));
    expect(moveEntry(now, payload.id, -1)).toBe(now);
  });

  it('moves a group with its entries', () => {
    expect(shape(moveEntry(draft, axes.id, -1))).toBe('[Axes: J1 J2] Payload Mass');
    expect(shape(moveEntry([axes, newGroup('Other', [])], axes.id, 1))).toBe('[Other: ] [Axes: J1 J2]');
  });

  it('places entries and groups where they are dropped', () => {
    expect(shape(placeEntry(draft, mass.id, { key: j1.id, side: 'before' }))).toBe('Payload [Axes: Mass J1 J2]');
    expect(shape(placeEntry(draft, mass.id, { key: j2.id, side: 'after' }))).toBe('Payload [Axes: J1 J2 Mass]');
    expect(shape(placeEntry(draft, mass.id, { key: axes.id, side: 'after' }))).toBe('Payload [Axes: Mass J1 J2]');
    expect(shape(placeEntry(draft, mass.id, { key: axes.id, side: 'before' }))).toBe('Payload Mass [Axes: J1 J2]');
    expect(shape(placeEntry(draft, j2.id, { key: j1.id, side: 'before' }))).toBe('Payload [Axes: J2 J1] Mass');
    expect(shape(placeEntry(draft, j1.id, { key: null, side: 'after' }))).toBe('Payload [Axes: J2] Mass J1');
    expect(shape(placeEntry(draft, axes.id, { key: mass.id, side: 'after' }))).toBe('Payload Mass [Axes: J1 J2]');
    expect(shape(placeEntry([axes, newGroup('Other', [newItem({ key: 'X' })])], axes.id, { key: j1.id, side: 'after' }))).toBe(
      '[Axes: J1 J2] [Other: X]',
    );
  });

  it('describes the position of a row', () => {
    expect(placeOf(draft, mass.id)).toBe('row 3 of 3');
    expect(placeOf(draft, j2.id)).toBe('row 2 of 2 in Axes');
  });
});

it('gives rows ids that differ from those in unsaved changes of earlier visits (KEPT-05)', async () => {
  const here = newItem().id;
  vi.resetModules();
  const other = await import('./specification-draft.ts');
  expect(other.newItem().id).not.toBe(here);
});
