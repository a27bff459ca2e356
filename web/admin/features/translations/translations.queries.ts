// The translations of records, settings, attributes and alternative texts.
import { keepPreviousData, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '#contract/route.ts';
import { type TranslatedKind, translatedKinds, translationStates } from '#contract/rules/translations.ts';
import type {
  getTranslation,
  listTranslationStates,
  listTranslations,
  openTranslationPreview,
  saveTranslation,
  Translation,
} from '#contract/translations.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { listBasics, type RecordLists, type RecordPage } from '#web/admin/records/record-lists.ts';
import { anyText, type ListView, listQuery, listShape } from '#web/admin/ui/list/list-address.ts';
import { call, type Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

export interface Translated {
  kind: TranslatedKind;
  id: number;
}

export interface OfTranslation extends Translated {
  language: string;
}

const all = ['translations'] as const;
export const translationKeys = { all, one: ({ kind, id, language }: OfTranslation) => [...all, 'one', kind, id, language] } as const;

const pathOf = ({ kind, id, language }: OfTranslation) => `/api/admin/translations/${kind}/${id}/${language}` as const;

export const loadTranslation = async (transport: Transport, of: OfTranslation, signal?: AbortSignal): Promise<Translation> =>
  (await call<typeof getTranslation>(transport, 'GET', pathOf(of), { signal })).translation;

/** A form must not start with old texts: loaded each time. */
export const translationQuery = (of: OfTranslation) =>
  queryOptions({
    queryKey: translationKeys.one(of),
    queryFn: ({ client, signal }) => loadTranslation(transportOf(client), of, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: 'Failed to load the translation' },
  });

/** @throws ApiError and the errors of the transport */
export const sendTranslation = async (
  transport: Transport,
  of: OfTranslation,
  body: BodyOf<typeof saveTranslation>,
): Promise<Translation> => (await call<typeof saveTranslation>(transport, 'PUT', pathOf(of), { body })).translation;

/** @returns the address of the page with the saved translation, including its draft @throws ApiError */
export const requestTranslationPreview = async (transport: Transport, of: OfTranslation): Promise<string> =>
  (await call<typeof openTranslationPreview>(transport, 'POST', `${pathOf(of)}/preview`)).path;

/** The state of each translation of a record. Null if the call fails, because the form of the record works without it. */
export const translationStatesQuery = ({ kind, id }: Translated) =>
  queryOptions({
    queryKey: [...all, 'states', kind, id],
    queryFn: ({ client, signal }) =>
      call<typeof listTranslationStates>(transportOf(client), 'GET', `/api/admin/translations/${kind}/${id}`, {
        signal,
        expects: { data: 'list' },
      }).then(
        ({ data }) => data,
        () => null,
      ),
    staleTime: 0,
  });

const path = '/api/admin/translations';

/** The number of records in each state by kind, of a language. */
export const translationCountsQuery = (language: string) =>
  queryOptions({
    queryKey: [...all, 'counts', language],
    queryFn: async ({ client, signal }) =>
      (await call<typeof listTranslations>(transportOf(client), 'GET', path, { query: { language, per_page: 15 }, signal })).counts,
    staleTime: 0,
    meta: { failure: 'Failed to load the progress of the translations' },
  });

export type TranslationCounts = AnswerOf<typeof listTranslations>['counts'];

const list = endpoint<typeof listTranslations>('GET', path);

const shape = listShape({ filters: { kind: translatedKinds, state: translationStates, search: anyText } });
export type TranslationsShape = typeof shape;

type Listed = AnswerOf<typeof listTranslations>['translations']['data'][number];

export interface TranslationRow extends Omit<Listed, 'id'> {
  /** Of the row: the ids of records are unique only within their kind. */
  id: number;
  record_id: number;
}

const kindFactor = 10;

export const rowIdOf = ({ kind, id }: Translated): number => id * kindFactor + translatedKinds.indexOf(kind);

/** @returns the record of a row; null for a number that is no row */
export const translatedOf = (rowId: number): Translated | null => {
  const kind = translatedKinds[rowId % kindFactor];
  const id = Math.floor(rowId / kindFactor);
  return kind && id > 0 ? { kind, id } : null;
};

/** The list of a language. */
export const translationLists = (language: string): RecordLists<TranslationRow, TranslationsShape> => ({
  ...listBasics<TranslationRow>({ noun: 'translation', nouns: 'translations', key: [...all, 'records'], reloads: [all] }),
  shape,
  list: (view: ListView<TranslationsShape>): UseQueryOptions<RecordPage<TranslationRow>> => {
    const query = { ...listQuery(shape, view), language };
    return {
      queryKey: [...all, 'records', 'list', query],
      queryFn: async ({ client, signal }) => {
        const { translations } = await list(transportOf(client), { query, signal });
        return { ...translations, data: translations.data.map((row) => ({ ...row, id: rowIdOf(row), record_id: row.id })) };
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: { failure: 'Failed to load translations' },
    };
  },
});
