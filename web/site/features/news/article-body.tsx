import type { ArticleDetail, NewsArticle } from '#contract/news.ts';
import { articleTexts } from '#contract/texts/en/article.ts';
import { articlesTexts } from '#contract/texts/en/articles.ts';
import { proseTexts } from '#contract/texts/en/prose.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Letterhead } from '#web/site/features/settings/letterhead.tsx';
import { useFormats } from '#web/site/lib/formats.ts';
import { useHref, useTexts, withElements } from '#web/site/lib/language.ts';
import { prepareProse } from '#web/site/lib/prose-html.ts';
import { usePublicOrigin } from '#web/site/lib/public-origin.ts';
import { Breadcrumb } from '#web/site/ui/breadcrumb.tsx';
import { ContentsList } from '#web/site/ui/contents-list.tsx';
import { EnlargeablePicture } from '#web/site/ui/enlargeable-picture.tsx';
import { Link } from '#web/site/ui/link.tsx';
import { Prose } from '#web/site/ui/prose.tsx';
import { ArticleGallery } from './article-gallery.tsx';
import { newsTitles } from './news-view.ts';
import { ShareLinks } from './share-links.tsx';

/** Article with head, picture, text, gallery and share links. */
export const ArticleBody = ({ article }: { article: NewsArticle & Pick<ArticleDetail, 'picture_texts'> }) => {
  const origin = usePublicOrigin();
  const formats = useFormats();
  const href = useHref();
  const say = useTexts(articleTexts);
  const sayOfAll = useTexts(articlesTexts);
  const { text_languages: languages } = article;
  const { html, sections } = prepareProse(article.content, useTexts(proseTexts));
  return (
    <article className="wrap">
      <Letterhead />
      <Breadcrumb
        links={[
          { name: say('home'), to: paths.home },
          { name: sayOfAll('news'), to: paths.news({ type: article.type }) },
        ]}
        current={article.title}
      />
      <header className={article.featured_image ? 'art-head pictured' : 'art-head'}>
        <div className="art-title">
          <span className="badge">{sayOfAll(newsTitles[article.type].title)}</span>
          <h1 lang={languages?.title}>{article.title}</h1>
          <p className="meta">
            <span>{withElements(sayOfAll('by', { author: '{author}' }), { author: article.author.name })}</span>
            {article.published_at && <time dateTime={article.published_at}>{formats.date(article.published_at)}</time>}
          </p>
        </div>
        {article.featured_image && (
          <EnlargeablePicture
            src={article.featured_image}
            about={article.title}
            {...article.picture_texts?.[article.featured_image]}
            ratio="16/9"
            fallback="news"
            sizes="(min-width: 1360px) 640px, (min-width: 1024px) 50vw, 88vw"
            isUrgent
          />
        )}
        {article.excerpt && (
          <p className="excerpt" lang={languages?.excerpt}>
            {article.excerpt}
          </p>
        )}
      </header>
      <div className="art-body">
        <aside className="art-side" aria-label={say('aside')}>
          <ContentsList title={say('contents')} sections={sections} lang={languages?.content} />
          <div>
            <p className="label">{say('share')}</p>
            <ShareLinks url={origin + href(paths.article(article.slug))} title={article.title} />
          </div>
          <Link className="link" to={paths.news({ type: article.type })}>
            <span className="vh" aria-hidden="true">
              ←{' '}
            </span>
            <Icon name="back" />
            <span>{say('back')}</span>
          </Link>
        </aside>
        <div className="art-text">
          <Prose html={html} about={article.title} lang={languages?.content} />
          {article.images.length > 0 && <ArticleGallery images={article.images} texts={article.picture_texts} about={article.title} />}
        </div>
      </div>
    </article>
  );
};
