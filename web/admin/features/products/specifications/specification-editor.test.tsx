import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { itemWarning } from './save-warnings.ts';
import { readDraft, writeDraft } from './specification-draft.ts';
import { SpecificationEditor } from './specification-editor.tsx';

// a spy counts the renders, because each rendered row requests its warning
vi.mock('./save-warnings.ts', { spy: true });

const stored = [
  { type: 'single', key: 'Payload', value: '12 kg' },
  { type: 'group', title: 'Axes', items: [{ key: 'J1', value: '±180°' }] },
];

let saved: unknown;
const Held = ({ specifications }: { specifications: unknown }) => {
  const [draft, setDraft] = useState(() => readDraft(specifications));
  saved = writeDraft(draft);
  return <SpecificationEditor draft={draft} onChange={setDraft} />;
};
const show = (specifications: unknown = stored) => {
  render(<Held specifications={specifications} />);
  return userEvent.setup();
};
const value = (name: string) => screen.getByLabelText(`Value of ${name}`);
const said = () => screen.getAllByRole('status').map((one) => one.textContent);

describe('the specification editor', () => {
  it('makes single entries and groups with entries (APROD-16)', async () => {
    const user = show([]);
    await user.click(screen.getByRole('button', { name: 'Add entry' }));
    await user.keyboard('Payload{Enter}12 kg');
    await user.click(screen.getByRole('button', { name: 'Add group' }));
    await user.keyboard('Axes{Enter}J1{Enter}±180°{Enter}J2{Enter}±95°');
    expect(saved).toEqual([
      { type: 'single', key: 'Payload', value: '12 kg' },
      {
        type: 'group',
        title: 'Axes',
        items: [
          { key: 'J1', value: '±180°' },
          { key: 'J2', value: '±95°' },
        ],
      },
    ]);
  });

  it('renders only the edited row again (APROD-34)', async () => {
    const user = show(Array.from({ length: 20 }, (_, index) => ({ type: 'single', key: `Row ${index}`, value: `${index} mm` })));
    await user.click(value('Row 7'));
    vi.mocked(itemWarning).mockClear();
    await user.keyboard('5');
    expect(new Set(vi.mocked(itemWarning).mock.calls.map(([item]) => item.key))).toEqual(new Set(['Row 7']));
  });

  it('reports that an incomplete row is not saved (APROD-17, APROD-18)', async () => {
    const user = show();
    await user.clear(value('Payload'));
    expect(screen.getByText('No value yet: this row is left out when you save.')).toBeDefined();
    expect(value('Payload').getAttribute('aria-describedby')).toBeTruthy();
    await user.clear(screen.getByLabelText('Group title'));
    expect(screen.getByText('No title yet: this group and its entries are left out when you save.')).toBeDefined();
    expect(saved).toEqual([]);
  });

  it('moves a row with Alt and the arrow keys, into the group and out of it, keeps the focus and announces the position (APROD-31)', async () => {
    const user = show();
    await user.click(value('Payload'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(within(screen.getByRole('group', { name: 'Group Axes' })).getByDisplayValue('12 kg')).toBe(document.activeElement);
    expect(said()).toContain('Payload moved to row 1 of 2 in Axes.');
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    expect(document.activeElement).toBe(value('Payload'));
    expect(said()).toContain('Payload is already last.');
    expect(saved).toEqual([stored[1], stored[0]]);
  });

  it('moves rows with buttons', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Move group Axes up' }));
    expect(saved).toEqual([stored[1], stored[0]]);
  });

  it('removes a group and restores it at its position (ALIST-05)', async () => {
    const user = show([stored[1], stored[0]]);
    await user.click(screen.getByRole('button', { name: 'Remove group Axes' }));
    expect(saved).toEqual([stored[0]]);
    expect(said()).toContain('Axes and its entry removed.');
    expect(document.activeElement).toBe(screen.getByLabelText('Specification name'));
    await user.type(value('Payload'), ' max');
    await user.click(screen.getByRole('button', { name: 'Undo removing' }));
    expect(saved).toEqual([stored[1], { type: 'single', key: 'Payload', value: '12 kg max' }]);
    expect(screen.queryByRole('button', { name: 'Undo removing' })).toBeNull();
  });

  it('pastes two columns as rows, in a group into the group (APROD-31)', async () => {
    const user = show();
    await user.click(value('J1'));
    await user.paste('J2\t±95°\nJ3\t±75°\nEnvironment\nProtection\tIP65');
    expect(saved).toEqual([
      stored[0],
      {
        type: 'group',
        title: 'Axes',
        items: [
          { key: 'J1', value: '±180°' },
          { key: 'J2', value: '±95°' },
          { key: 'J3', value: '±75°' },
        ],
      },
      { type: 'group', title: 'Environment', items: [{ key: 'Protection', value: 'IP65' }] },
    ]);
    expect(said()).toContain('3 rows added.');
  });

  it('pastes plain text into the field', async () => {
    const user = show();
    await user.clear(value('Payload'));
    await user.click(value('Payload'));
    await user.paste('20 kg');
    expect(value('Payload')).toHaveProperty('value', '20 kg');
  });

  it('adds rows from the dialog, with or without groups', async () => {
    const user = show([]);
    await user.click(screen.getByRole('button', { name: 'Paste rows' }));
    await user.click(screen.getByLabelText('Rows'));
    await user.paste('Axes\nJ1\t±180°\nJ2\t±95°');
    expect(said()).toContain('2 rows in 1 group will be added.');
    await user.click(screen.getByRole('checkbox'));
    expect(said()).toContain('3 rows will be added.');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Add rows' }));
    expect(saved).toMatchObject([{ type: 'group', title: 'Axes' }]);
  });

  it('reads specifications stored in older forms', () => {
    show({ max_payload: '12 kg' });
    expect(value('max payload')).toHaveProperty('value', '12 kg');
  });
});
