// What the list shows lives in the address, so that back, reload and a copied link keep the place.
import { type ContactStatus, type ContactType, contactStatuses, contactTypes } from '#contract/rules/contacts.ts';

export interface ContactFilters {
  search: string;
  type: ContactType | '';
  status: ContactStatus | '';
  page: number;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | '' => values.find((known) => known === value) ?? '';

const wholeFrom1 = (value: string | null): number | null => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 1 ? number : null;
};

/** Reads the address; a value that does not exist is read as the default. */
export const readFilters = (params: URLSearchParams): ContactFilters => ({
  search: params.get('search') ?? '',
  type: oneOf(contactTypes, params.get('type')),
  status: oneOf(contactStatuses, params.get('status')),
  page: wholeFrom1(params.get('page')) ?? 1,
});

/** @returns the id of the message that the address opens, or null */
export const readOpenId = (params: URLSearchParams): number | null => wholeFrom1(params.get('message'));

/** Writes the address; defaults are left out. */
export const writeFilters = ({ search, type, status, page }: Partial<ContactFilters>, openId?: number): URLSearchParams => {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (type) params.set('type', type);
  if (status) params.set('status', status);
  if (page && page > 1) params.set('page', String(page));
  if (openId !== undefined) params.set('message', String(openId));
  return params;
};

export const hasFilters = ({ search, type, status }: ContactFilters): boolean => search.trim() !== '' || type !== '' || status !== '';
