// Imports of translated files.
import type { Generated } from 'kysely';
import type { SavingAction, TranslationImportState } from '#contract/rules/translation-files.ts';

export interface TranslationImportsTable {
  id: Generated<number>;
  language: string;
  /** Null once the account is removed. */
  actor_id: number | null;
  actor_name: string;
  file_name: string;
  /** In the file store. */
  file_path: string;
  state: TranslationImportState;
  action: SavingAction | null;
  /** Records of the file that are checked or saved. */
  done: Generated<number>;
  total: number;
  /** JSON: texts by what the check found, or by what has been done. */
  counts: string | null;
  /** JSON: the listed changes and refusals. */
  listed: string | null;
  failure: string | null;
  created_at: string;
  /** The process that works on it; free after `lease_until`. */
  lease_token: string | null;
  lease_until: string | null;
}

export interface TranslationImportsTables {
  translation_imports: TranslationImportsTable;
}
