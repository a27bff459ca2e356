// Links to the shown page in other languages. They load another document.
import { languagesTexts } from '#contract/texts/en/languages.ts';
import { useLanguage, useTexts } from '#web/site/lib/language.ts';
import { rememberChoice } from '#web/site/lib/language-choice.ts';
import { useLanguageLinks } from '#web/site/router/use-language-links.ts';
import { NavDropdown } from './main-nav.tsx';

/** Whether an address is a view of data that another address also shows, so that search engines do not need it. */
const isView = (address = ''): boolean => /\/compare\?|[?&](?:units=|f\.)/.test(address);

const useLinks = () => {
  const language = useLanguage();
  const links = useLanguageLinks();
  return (
    links &&
    language.all.map(({ code, name }) => (
      <a
        key={code}
        href={links[code]}
        lang={code}
        hrefLang={code}
        rel={isView(links[code]) ? 'nofollow' : undefined}
        aria-current={code === language.code || undefined}
        onClick={rememberChoice}
      >
        {name}
      </a>
    ))
  );
};

/** @param isList without a button that opens it */
export const LanguageMenu = ({ isList }: { isList?: boolean }) => {
  const label = useTexts(languagesTexts)(isList ? 'list' : 'label');
  const { name } = useLanguage();
  const links = useLinks();
  return (
    links && (
      <nav className={isList ? 'languages-list' : 'languages'} aria-label={label}>
        {isList ? (
          links
        ) : (
          <ul>
            <NavDropdown label={name}>{() => links}</NavDropdown>
          </ul>
        )}
      </nav>
    )
  );
};
