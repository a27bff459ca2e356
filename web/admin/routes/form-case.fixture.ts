// A form of the admin area for the tests of all forms: where it is, what it loads, and how it is saved.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';

export type Answers = Exclude<Parameters<typeof fakeApi>[0], (...given: never[]) => unknown>;

export interface FormCase {
  /** The file that creates the form. */
  source: string;
  path: string;
  /** The call whose response fills the form; without it the form opens empty. */
  load?: string;
  answers: Answers;
  /** Opens the form on its screen. */
  open?: () => Promise<void>;
  /** A text field. */
  field: () => Promise<HTMLElement>;
  button: RegExp;
  /** The call that saves. */
  save: string;
  answer: object;
  /** The picker of a file that is uploaded when it is chosen, and the call. */
  upload?: { picker: () => Promise<HTMLElement>; call: string };
  /** Whether unsaved changes are stored. */
  isKept?: boolean;
  /** The form belongs to a screen without a session, which the save ends. */
  isOnce?: boolean;
}

export const base = {
  seo_title: null,
  seo_description: null,
  created_at: '2026-11-01T02:00:00.000Z',
  updated_at: '2026-11-01T02:00:00.000Z',
};
export const rows = (data: object[]) => ({ body: { ...aPage(data), from: 1, to: data.length } });
export const draft = { draft: null, record: null, schedule: [], links: [] };
export const label = (name: RegExp) => () => screen.findByLabelText(name, { selector: 'input, textarea' });
export const inRegion = (region: string, name: RegExp) => async () =>
  within(await screen.findByRole('region', { name: region })).findByLabelText(name, { selector: 'input, textarea' });
export const press = (name: string) => async () => userEvent.click(await screen.findByRole('button', { name }));
/** The call that uploads one picture on its own. */
export const picture = 'POST /api/admin/upload';
/** Stored path of an upload. */
export const uploaded = 'uploads/2026/11/new.webp';
