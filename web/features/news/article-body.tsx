import { Link } from 'react-router';
import type { NewsArticle } from '#contract/news.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { prepareProse } from '../../lib/prose-html.ts';
import { usePublicOrigin } from '../../lib/public-origin.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ContentsList } from '../../ui/contents-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Letterhead } from '../settings/letterhead.tsx';
import { ArticleGallery } from './article-gallery.tsx';
import { newsTitles } from './news-view.ts';
import { ShareLinks } from './share-links.tsx';

/** The article itself: head, picture, text, gallery, what to do with it. */
export const ArticleBody = ({ article }: { article: NewsArticle }) => {
  const origin = usePublicOrigin();
  const { html, sections } = prepareProse(article.content);
  return (
    <article className="wrap">
      <Letterhead />
      <Breadcrumb
        links={[
          { name: 'Home', to: paths.home },
          { name: 'News', to: paths.news({ type: article.type }) },
        ]}
        current={article.title}
      />
      <header className="art-head">
        <span className="badge">{newsTitles[article.type].badge}</span>
        <h1>{article.title}</h1>
        <p className="meta">
          <span>By {article.author.name}</span>
          {article.published_at && <time dateTime={article.published_at}>{formatDate(article.published_at)}</time>}
        </p>
      </header>
      {article.featured_image && (
        <Picture src={article.featured_image} alt="" ratio="16/9" fallback="news" sizes="(min-width: 1360px) 1280px, 100vw" isUrgent />
      )}
      <div className="art-body">
        <aside className="art-side" aria-label="About this article">
          <ContentsList title="In this article" sections={sections} />
          <div>
            <p className="label">Share</p>
            <ShareLinks url={origin + paths.article(article.slug)} title={article.title} />
          </div>
          <Link className="link" to={paths.news({ type: article.type })}>
            <span className="vh" aria-hidden="true">
              ←{' '}
            </span>
            <Icon name="back" />
            <span>Back to News</span>
          </Link>
        </aside>
        <div className="art-text">
          {article.excerpt && <p className="excerpt">{article.excerpt}</p>}
          <Prose html={html} about={article.title} />
          {article.images.length > 0 && <ArticleGallery images={article.images} about={article.title} />}
        </div>
      </div>
    </article>
  );
};
