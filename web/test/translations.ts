// Sample answers about languages and translations.
import type { Language } from '#contract/rules/languages.ts';
import type { Translation } from '#contract/translations.ts';
import { aPage } from './paged.ts';

export const english: Language = { code: 'en', name: 'English', locale: 'en-US', direction: 'ltr', is_published: true };
export const german: Language = { code: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr', is_published: false };
export const arabic: Language = { code: 'ar', name: 'العربية', locale: 'ar-EG', direction: 'rtl', is_published: false };

/** The answer of `GET /api/admin/settings?group=languages`. */
export const languagesAnswer = (languages: readonly Language[], version = 1) => ({
  body: aPage([
    {
      id: 90,
      key: 'languages',
      value: JSON.stringify(languages),
      type: 'json',
      group: 'languages',
      is_fixed: true,
      created_at: '2026-11-01T02:00:00.000Z',
      updated_at: '2026-11-01T02:00:00.000Z',
      version,
    },
  ]),
});

type Unit = Translation['units'][number];

export const aUnit = (part: Partial<Unit>): Unit => ({
  key: 'name',
  label: 'Name',
  format: 'line',
  max: 255,
  source: 'Robot arm',
  translated_from: null,
  text: null,
  draft: null,
  draft_from: null,
  ...part,
});

export const aTranslation = (part: Partial<Translation>): Translation => ({
  kind: 'page',
  id: 4,
  language: 'de',
  title: 'Warranty',
  state: 'in-work',
  version: 3,
  units: [aUnit({ key: 'title', label: 'Title', source: 'Warranty', translated_from: 'Warranty', text: 'Garantie' })],
  has_draft: false,
  publish_at: null,
  failure: null,
  history_id: null,
  by: 'Greta Muster',
  updated_at: '2026-11-20T08:00:00.000Z',
  address: null,
  ...part,
});

const noCounts = { none: 0, 'in-work': 0, ready: 0, outdated: 0 };
export const translationCounts = { product: { ...noCounts, none: 7, ready: 3 }, page: { ...noCounts, 'in-work': 1, outdated: 1 } };
