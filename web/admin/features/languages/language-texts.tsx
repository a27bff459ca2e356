// A link to the texts of the site in a language, with the number of those that visitors read in English.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { missingTextsQuery } from '#web/admin/features/interface-texts/interface-texts.queries.ts';

export const LanguageTexts = ({ code, name }: { code: string; name: string }) => {
  const { data: missing = 0 } = useQuery(missingTextsQuery(code));
  return (
    <span className="language-texts">
      <Link to={`/admin/interface-texts?language=${code}`}>
        Texts of the site <span className="vh">in {name}</span>
      </Link>
      {missing > 0 && <span className="badge yellow num">{missing} missing</span>}
    </span>
  );
};
