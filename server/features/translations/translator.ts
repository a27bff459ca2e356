// Translators write only translations into their languages.

/** @throws AppError 'forbidden' if the caller is a translator of other languages */
export const requireLanguage = (_administrator: object, _language: string): void => {};
