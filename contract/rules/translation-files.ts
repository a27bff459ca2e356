// Translations as files: formats, what is exported, and what an import does.

export const translationFileFormats = ['xliff', 'xlsx'] as const;
export type TranslationFileFormat = (typeof translationFileFormats)[number];

export const exportedTexts = ['open', 'missing', 'outdated', 'all'] as const;
export type ExportedTexts = (typeof exportedTexts)[number];

export const importActions = ['check', 'draft', 'publish'] as const;
export type ImportAction = (typeof importActions)[number];

export const translationFileBytes = 100 * 1024 * 1024;
