// Translators write only translations into their languages.
import type { Administrator } from './authentication.ts';
import { AppError } from './errors.ts';

/** @throws AppError 'forbidden' if the caller is a translator of other languages */
export const requireLanguage = ({ languages }: Pick<Administrator, 'languages'>, language: string): void => {
  if (languages === null || languages.includes(language)) return;
  throw new AppError('forbidden', { message: `Your role allows translations only into these languages: ${languages.join(', ')}.` });
};
