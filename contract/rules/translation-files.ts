// Translations as files: formats, what is exported, and what an import does.

export const translationFileFormats = ['xliff', 'xlsx'] as const;
export type TranslationFileFormat = (typeof translationFileFormats)[number];

export const exportedTexts = ['open', 'missing', 'outdated', 'all'] as const;
export type ExportedTexts = (typeof exportedTexts)[number];

/** How the texts of a file are saved. */
export const savingActions = ['draft', 'publish'] as const;
export type SavingAction = (typeof savingActions)[number];

/**
 * `checking`: the texts are compared, and nothing is written. `saving`: they are saved in batches. `stopped` by the administrator. `failed`:
 * the file cannot be read, or the import cannot continue; what was saved before stays.
 */
export const translationImportStates = ['checking', 'checked', 'saving', 'saved', 'stopped', 'failed'] as const;
export type TranslationImportState = (typeof translationImportStates)[number];

export const translationFileBytes = 100 * 1024 * 1024;
