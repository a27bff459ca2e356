import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#contract/rules/menus.ts';
import { moveInMenu, placeInMenu, placeInWords } from './menu-moves.ts';

/** A group is a capital letter; what follows a hyphen is in the group before it. */
const menuOf = (text: string) =>
  text.split(' ').map((name) => {
    const label = name.replace('-', '');
    const kind: MenuEntry['kind'] = label === label.toUpperCase() ? 'group' : 'address';
    return { kind, label, target: '', most: 0, is_visible: true, is_nested: name.startsWith('-'), key: label };
  });
const textOf = (entries: readonly MenuEntry[]) => entries.map(({ label, is_nested }) => `${is_nested ? '-' : ''}${label}`).join(' ');

describe('an entry of a menu', () => {
  it.each([
    ['a b', 'b', -1, 'b a'],
    ['a b', 'a', -1, 'a b'],
    ['a b', 'b', 1, 'a b'],
    // into a group
    ['G -x a', 'a', -1, 'G -x -a'],
    ['G a', 'a', -1, 'G -a'],
    ['a G -x', 'a', 1, 'G -a -x'],
    // through it
    ['G -x -y', 'y', -1, 'G -y -x'],
    ['G -x -y', 'x', 1, 'G -y -x'],
    // and out of it
    ['G -x -y', 'x', -1, 'x G -y'],
    ['G -x -y a', 'y', 1, 'G -x y a'],
    ['G -x', 'x', 1, 'G x'],
    // groups move with their entries
    ['a G -x b', 'G', -1, 'G -x a b'],
    ['G -x H -y', 'G', 1, 'H -y G -x'],
    ['G -x H -y', 'H', 1, 'G -x H -y'],
  ] as const)('of %s: %s moves by %i to %s (MENU-12)', (before, key, step, after) => {
    expect(textOf(moveInMenu(menuOf(before), key, step))).toBe(after);
  });

  it.each([
    ['a b G -x', 'a', 'x', 'after', 'b G -x -a'],
    ['a b G -x', 'a', 'x', 'before', 'b G -a -x'],
    ['a b G -x', 'a', 'G', 'after', 'b G -a -x'],
    ['a b G -x', 'a', 'G', 'before', 'b a G -x'],
    ['a G -x', 'x', 'a', 'before', 'x a G'],
    ['G -x a', 'x', null, 'after', 'G a x'],
    ['a G -x H -y', 'G', 'y', 'after', 'a H -y G -x'],
    ['a G -x H -y', 'H', 'x', 'before', 'a H -y G -x'],
    ['a G -x', 'G', 'a', 'before', 'G -x a'],
    ['a G -x', 'G', 'x', 'after', 'a G -x'],
    ['G -x a', 'G', null, 'after', 'a G -x'],
  ] as const)('of %s: %s dropped on %s, %s it, is at %s (MENU-12)', (before, key, target, side, after) => {
    expect(textOf(placeInMenu(menuOf(before), key, { key: target, side }))).toBe(after);
  });

  it('is announced with its place on its level (MENU-12)', () => {
    const entries = menuOf('a G -x -y b');
    expect(['a', 'b', 'y'].map((key) => placeInWords(entries, key))).toEqual(['place 1 of 3', 'place 3 of 3', 'place 2 of 2 in G']);
  });
});
