import type { FormEvent } from 'react';
import { articlesTexts } from '#contract/texts/en/articles.ts';
import { newsListTexts } from '#contract/texts/en/news-list.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useHref, useTexts } from '#web/site/lib/language.ts';
import { useNavigate } from '#web/site/lib/navigation.ts';
import { useSearchText } from '#web/site/lib/use-search-text.ts';
import { longestSearch, type NewsView, newsTitles } from './news-view.ts';

interface Props {
  view: NewsView;
}

const types = ['news', 'knowledge'] as const;

/** Article type and search. Both are plain GET forms, so that they work without JavaScript. */
export const NewsTools = ({ view: { type, search } }: Props) => {
  const say = useTexts(newsListTexts);
  const sayTitle = useTexts(articlesTexts);
  const navigate = useNavigate();
  const href = useHref();
  // selecting a type adds a history entry, typing replaces the current one
  const show = (next: { type: NewsView['type']; search: string }, isTyping = false) =>
    void navigate(paths.news(next), { replace: isTyping, preventScrollReset: true });
  const box = useSearchText({ search, onSettled: (typed) => show({ type, search: typed }, true) });

  const pickType = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const picked = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    show({ type: picked?.value === 'knowledge' ? 'knowledge' : 'news', search: box.text.trim() });
  };
  const submitSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    box.submit(box.text);
  };
  return (
    <div className="tools">
      <form method="get" action={href(paths.news())} onSubmit={pickType}>
        {search && <input type="hidden" name="search" value={search} />}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons */}
        <div className="pills" role="group" aria-label={say('type')}>
          {types.map((one) => (
            <button key={one} type="submit" name="type" value={one} className="pill" aria-pressed={one === type}>
              {sayTitle(newsTitles[one].title)}
            </button>
          ))}
        </div>
      </form>
      <search>
        <form method="get" action={href(paths.news())} onSubmit={submitSearch}>
          {type === 'knowledge' && <input type="hidden" name="type" value={type} />}
          <div className="search">
            <Icon name="search" />
            <input
              className="input"
              type="search"
              name="search"
              aria-label={say('search')}
              placeholder={say('placeholder')}
              maxLength={longestSearch}
              autoComplete="off"
              enterKeyHint="search"
              value={box.text}
              onChange={(event) => box.type(event.target.value)}
            />
            {box.text && (
              <button type="button" className="clear" aria-label={say('clear')} onClick={() => box.submit('')}>
                <Icon name="close" />
              </button>
            )}
          </div>
        </form>
      </search>
    </div>
  );
};
