// Functions that find and save a record of each kind with a history.
import type { Restorers } from './features/history/restorer.ts';
import { settingRestorer } from './features/settings/settings.service.ts';
import { translationRestorer } from './features/translations/restorer.ts';
import { kinds } from './kinds.ts';

export const restorers: Restorers = { ...kinds, setting: settingRestorer, translation: translationRestorer };
