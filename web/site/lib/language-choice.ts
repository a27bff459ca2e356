import { languageChoiceKey } from '#contract/rules/language-choice.ts';

/** Removes the line that offers another language, and its place. */
export const removeOffer = (): void => {
  delete document.documentElement.dataset.offer;
};

/** Remembers in this browser that the visitor has chosen a language, or dismissed the offer of one, which disappears. */
export const rememberChoice = (): void => {
  removeOffer();
  try {
    localStorage.setItem(languageChoiceKey, '1');
  } catch {
    // storage can be blocked: nothing is offered then
  }
};
