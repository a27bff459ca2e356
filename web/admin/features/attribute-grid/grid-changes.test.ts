import { describe, expect, it } from 'vitest';
import { aRow, lr20, lr30 } from '#web/admin/features/attribute-grid/attribute-grid.fixture.ts';
import { afterSave, cellsToSave, changeCells, countChanges, noChanges, onTopOf, redo, undo, withErrors } from './grid-changes.ts';

const changed = changeCells(noChanges, [
  { row: lr20, key: 'payload', text: '25 kg' },
  { row: lr30, key: 'protection', text: 'IP54' },
]);

describe('the changes of a grid', () => {
  it('contain the version of the product, but no cell with its stored text (ATTR-51, ATTR-54)', () => {
    expect(cellsToSave(changed)).toEqual([
      { product_id: 7, version: 1, key: 'payload', text: '25 kg' },
      { product_id: 8, version: 1, key: 'protection', text: 'IP54' },
    ]);
    const back = changeCells(changed, [{ row: lr20, key: 'payload', text: '20 kg' }]);
    expect([countChanges(changed), countChanges(back)]).toEqual([2, 1]);
    expect(changeCells(changed, [{ row: lr20, key: 'payload', text: '25 kg' }])).toBe(changed);
  });

  it('are undone and redone step by step, even after a save (ATTR-52)', () => {
    const undone = undo(changed);
    expect(countChanges(undone)).toBe(0);
    expect(cellsToSave(redo(undone))).toEqual(cellsToSave(changed));
    expect(undo(undone)).toEqual(undone);
    const saved = afterSave(changed, [aRow(7, 'LR20', { payload: '25 kg', protection: 'IP67' }, 2), aRow(8, 'LR30', {}, 2)]);
    expect(countChanges(saved)).toBe(0);
    expect(cellsToSave(undo(saved))).toContainEqual({ product_id: 7, version: 2, key: 'payload', text: '20 kg' });
  });

  it('cannot be redone after something else is typed (ATTR-52)', () => {
    const other = changeCells(undo(changed), [{ row: lr20, key: 'payload', text: '1 kg' }]);
    expect(other.future).toEqual([]);
  });

  it('keep the errors of the server by cell until the cell is changed (ATTR-55)', () => {
    const wrong = withErrors(changed, cellsToSave(changed), {
      'cells.0.text': ['Too long.'],
      'cells.1': ['No such attribute.'],
      other: ['?'],
    });
    expect([wrong.rows.get(7)?.errors.get('payload'), wrong.rows.get(8)?.errors.get('protection')]).toEqual([
      'Too long.',
      'No such attribute.',
    ]);
    const corrected = changeCells(wrong, [{ row: lr20, key: 'payload', text: '26 kg' }]);
    expect([corrected.rows.get(7)?.errors.size, corrected.rows.get(8)?.errors.size]).toEqual([0, 1]);
  });

  it('are kept when somebody else has saved the product (ATTR-56)', () => {
    const stored = aRow(7, 'LR20', { payload: '22 kg', protection: 'IP67' }, 5);
    const { changes, conflicts } = onTopOf(changed, [stored, lr30]);
    expect(conflicts).toEqual([stored]);
    expect(changes.rows.get(7)?.errors.get('payload')).toBe('Somebody saved “22 kg” meanwhile.');
    const wrong = withErrors(changes, cellsToSave(changes), { 'cells.1.text': ['Too long.'] });
    expect(wrong.rows.get(7)?.errors).toEqual(changes.rows.get(7)?.errors);
    expect(cellsToSave(changes)[0]).toEqual({ product_id: 7, version: 5, key: 'payload', text: '25 kg' });
    expect(cellsToSave(onTopOf(changed, [aRow(7, 'LR20', { payload: '25 kg' }, 5)]).changes)).toHaveLength(1);
  });
});
