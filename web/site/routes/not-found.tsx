import { notFoundTexts } from '#contract/texts/en/not-found.ts';
import { notFoundPageTexts } from '#contract/texts/en/not-found-page.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { NotFoundView } from '#web/site/features/not-found/not-found-view.tsx';
import { type HeadOf, notFoundHead } from '#web/site/lib/head.ts';
import { useTexts, withElements } from '#web/site/lib/language.ts';
import { type LoaderFunctionArgs, markMissing } from '#web/site/lib/loader.ts';
import { GetForm } from '#web/site/ui/get-form.tsx';
import { Link } from '#web/site/ui/link.tsx';

export const loader = ({ context }: LoaderFunctionArgs): null => {
  markMissing(context, null);
  return null;
};

export const head: HeadOf = notFoundHead;

export const Component = () => {
  const say = useTexts(notFoundPageTexts);
  const ways = {
    news: (
      <Link key="news" to={paths.news()}>
        {say('news')}
      </Link>
    ),
    knowledge: (
      <Link key="knowledge" to={paths.news({ type: 'knowledge' })}>
        {say('knowledge')}
      </Link>
    ),
    contact: (
      <Link key="contact" to={paths.contact}>
        {say('contact')}
      </Link>
    ),
  };
  return (
    <NotFoundView title={useTexts(notFoundTexts)('title')} text={say('text')}>
      <Link className="btn btn-main" to={paths.home}>
        {say('home')}
      </Link>
      <Link className="btn btn-line" to={paths.products()}>
        {say('products')}
      </Link>
      <search className="find">
        <GetForm action={paths.products()}>
          <div className="search">
            <Icon name="search" />
            <input className="input" type="search" name="search" aria-label={say('field')} placeholder={say('placeholder')} />
          </div>
          <button type="submit" className="btn btn-line">
            {say('search')}
          </button>
        </GetForm>
        <p className="ways">{withElements(say('ways', { news: '{news}', knowledge: '{knowledge}', contact: '{contact}' }), ways)}</p>
      </search>
    </NotFoundView>
  );
};
