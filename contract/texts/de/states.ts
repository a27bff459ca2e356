import type { statesTexts } from '../en/states.ts';
import type { Translation } from '../text.ts';

export const states: Translation<typeof statesTexts> = {
  advice: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  outdated: '{title}. Die angezeigten Daten sind möglicherweise nicht mehr aktuell.',
};
