import { Link } from 'react-router';
import type { NewsArticle } from '#contract/news.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { RowMenu } from '#web/admin/ui/list/row-menu.tsx';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { siteActions } from '#web/admin/ui/list/site-actions.ts';
import { StatusSwitch } from '#web/admin/ui/list/status-switch.tsx';
import { openedFromList } from '#web/admin/ui/list/use-open-record.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { isPublic, isScheduled } from './article-status.ts';
import { typeLabels } from './news-toolbar.tsx';

interface Props {
  article: NewsArticle;
  /** Address that opens it. */
  href: string;
  onEdit: (id: number) => void;
  onDelete: (article: NewsArticle) => void;
  onSetPublished: (id: number, isPublished: boolean) => Promise<unknown>;
}

export const ArticleRow = ({ article, href, onEdit, onDelete, onSetPublished }: Props) => {
  const { id, title, slug, type, author, is_published, published_at } = article;
  const formats = useFormats();
  const now = Date.now();
  const isWaiting = isScheduled(article, now);
  return (
    <tr data-row={id}>
      <td className="c-main fit">
        <div className="cell">
          <RowThumb src={article.featured_image} isWide />
          <div>
            <Link className="row-link clamp-1" to={href} state={openedFromList} preventScrollReset>
              {title}
            </Link>
            <small className="num">
              Created {formats.date(article.created_at)}
              {isWaiting && published_at && ` · appears ${formats.date(published_at)}, ${formats.time(published_at)}`}
            </small>
          </div>
        </div>
      </td>
      <td>
        <span className="tag">{typeLabels[type]}</span>
      </td>
      <td className="sub">{author.name}</td>
      <td className="c-end">
        <StatusSwitch
          name={title}
          isOn={is_published}
          onText={isWaiting ? 'Scheduled' : 'Published'}
          offText="Draft"
          onToggle={(isPublished) => onSetPublished(id, isPublished)}
        />
      </td>
      <td className="c-actions">
        <button type="button" className="icon-btn" aria-label={`Edit ${title}`} title="Edit" onClick={() => onEdit(id)}>
          <AdminIcon name="edit" />
        </button>
        <button type="button" className="icon-btn danger" aria-label={`Delete ${title}`} title="Delete" onClick={() => onDelete(article)}>
          <AdminIcon name="delete" />
        </button>
        {isPublic(article, now) && <RowMenu name={title} actions={siteActions(paths.article(slug))} />}
      </td>
    </tr>
  );
};
