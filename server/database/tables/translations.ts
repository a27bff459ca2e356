// Translations of content (docs/decisions/0100-translations.md).
import type { Generated } from 'kysely';
import type { TranslatedKind, TranslationState } from '#contract/rules/translations.ts';
import type { VersionedRow } from './rows.ts';

export interface TranslationsTable extends VersionedRow {
  kind: TranslatedKind;
  record_id: number;
  /** Code of the language. */
  language: string;
  /** Slug in the language; null if it is that of the record. */
  slug: string | null;
  /** The published texts by the key of their unit, as JSON text. */
  texts: string;
  /** The original texts from which `texts` were translated, as JSON text. */
  source: string;
  /** Texts in work that visitors do not see, as JSON text; null without a draft. */
  draft: string | null;
  /** The original texts of the draft, as JSON text. */
  draft_source: string | null;
  state: Exclude<TranslationState, 'none'>;
  /** 1 if visitors get the record in the language: its title is translated and published. */
  has_title: Generated<0 | 1>;
  /** Number of texts without a translation. */
  missing: number;
  /** Number of texts whose original has changed since. */
  outdated: number;
  publish_at: string | null;
  /** Id of the administrator who scheduled the publication. */
  publish_by: number | null;
  /** The time of a scheduled publication that failed, and the reason; null if none has failed since the last save. */
  failed_at: Generated<string | null>;
  failure: Generated<string | null>;
  saved_by: string | null;
  /** The folded words of the record in the language, for searches: those of the published texts, otherwise of the original. */
  search_name: Generated<string>;
  search_head: Generated<string>;
  search_text: Generated<string>;
  search_tokens: Generated<string>;
  /** The version of the rules that generated the columns; 0 if they were not generated yet. */
  search_rules: Generated<number>;
}

/** Former slugs of translations. */
export interface TranslationSlugsTable {
  kind: TranslatedKind;
  language: string;
  slug: string;
  record_id: number;
  created_at: string;
}

/** The words of translations that can be corrections of typing errors. */
export interface TranslationWordsTable {
  language: string;
  word: string;
  /** The word from its fourth character. */
  tail: string;
}

export interface TranslationsTables {
  translation_words: TranslationWordsTable;
  translations: TranslationsTable;
  translation_slugs: TranslationSlugsTable;
}
