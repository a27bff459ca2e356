/** Name in the browser's storage under which a chosen language, or a dismissed offer of one, is remembered. */
export const languageChoiceKey = 'language-chosen';
