// The roles that can be chosen, and the languages of a translator.
import type { Language } from '#contract/rules/languages.ts';
import { type Role, roles } from '#contract/rules/policy.ts';
import { englishName } from '#web/admin/features/languages/language-list.ts';
import { useOtherLanguages } from '#web/admin/features/languages/languages.queries.ts';
import { roleName } from '#web/admin/lib/rights.ts';

const nameOf = ({ code, name }: Pick<Language, 'code' | 'name'>) => englishName(code) ?? name;

/** Translators exist only on a site with several languages. @param current is offered in any case */
export const useRoleOptions = (current?: Role): { value: Role; label: string }[] => {
  const hasLanguages = useOtherLanguages().length > 0;
  return roles
    .filter((role) => role !== 'translator' || hasLanguages || role === current)
    .map((role) => ({ value: role, label: roleName(role) }));
};

/** @returns e.g. "German, Indonesian" */
export const languageNames = (codes: readonly string[]): string => codes.map((code) => englishName(code) ?? code).join(', ');

export const languagesText = 'Choose at least one language.';

interface Props {
  value: readonly string[];
  onChange: (codes: string[]) => void;
  error?: string | undefined;
}

export const LanguageChecks = ({ value, onChange, error }: Props) => {
  const languages = useOtherLanguages();
  // a language that was removed from the site can still be taken away
  const removed = value.filter((code) => languages.every((language) => language.code !== code)).map((code) => ({ code, name: code }));
  return (
    <fieldset className={error ? 'field bad' : 'field'} aria-describedby={error ? 'languages-error' : undefined}>
      <legend className="flabel">
        Languages <i aria-hidden="true">*</i>
      </legend>
      {[...languages, ...removed].map((language) => (
        <label key={language.code} className="check">
          <input
            type="checkbox"
            name="languages"
            checked={value.includes(language.code)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => onChange(target.checked ? [...value, language.code] : value.filter((code) => code !== language.code))}
          />
          <span>{nameOf(language)}</span>
        </label>
      ))}
      {error && (
        <p className="err" id="languages-error">
          {error}
        </p>
      )}
    </fieldset>
  );
};
