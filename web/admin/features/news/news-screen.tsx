// The list of articles: columns, filters and actions.
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AdminArticle } from '#contract/news.ts';
import { trashDays } from '#contract/rules/trash.ts';
import { DraftMark } from '#web/admin/features/drafts/draft-marks.tsx';
import { DraftedList } from '#web/admin/features/drafts/drafted-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { StatusFilter } from '#web/admin/records/status-column.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { siteActions } from '#web/admin/ui/list/row-menu.tsx';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { settingsKeys } from '#web/shared/features/settings/settings.queries.ts';
import { formatsOf, useFormats } from '#web/shared/lib/formats.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { ArticleForm } from './article-form.tsx';
import { isPublic, typeChoices, typeLabels } from './article-values.ts';
import { articles } from './news.queries.ts';

const Filters = ({ filter }: FilterProps<typeof articles.shape>) => (
  <>
    <SearchBox label="Search articles" {...filter('search')} />
    <SelectFilter label="Type" all="All Types" isBesideSegments options={typeChoices} {...filter('type')} />
    <StatusFilter flag="is_published" shown={filter('is_published')} scheduled={filter('scheduled')} />
  </>
);

const Dates = ({ article }: { article: AdminArticle }) => {
  const { date } = useFormats();
  const created = date(article.created_at);
  const published = isPublic(article, Date.now()) ? date(article.published_at) : null;
  if (created === published) return <small className="num">Created and published {created}</small>;
  return (
    <small className="num">
      Created {created}
      {published !== null && <span> · Published {published}</span>}
    </small>
  );
};

const columns: readonly RecordColumn<AdminArticle>[] = [
  {
    label: 'Article',
    headClass: 'c-article',
    className: 'c-main fit',
    cell: (article, { link, select }) => (
      <div className="cell">
        {select}
        <RowThumb src={article.featured_image} isWide />
        <div>
          {link(article.title)}
          <DraftMark kind="article" record={article} />
          <Dates article={article} />
        </div>
      </div>
    ),
    skeleton: <SkeletonMain hasPicture />,
  },
  { label: 'Type', cell: ({ type }) => <span className="tag">{typeLabels[type]}</span>, skeleton: <SkeletonCell width="70px" /> },
  { label: 'Author', className: 'sub', cell: ({ author }) => author.name, skeleton: <SkeletonCell width="110px" /> },
];

/** The form waits for the time zone of the settings, in which the published date is entered. */
const InZone = ({ children }: { children: ReactNode }) => {
  const isLoading = useIsFetching({ queryKey: settingsKeys.public, predicate: ({ state }) => state.data === undefined }) > 0;
  const settings = useQueryClient().getQueryData<{ site_timezone?: string }>(settingsKeys.public);
  const formats = useFormats();
  const [isReady, setIsReady] = useState(false);
  // the settings can arrive a moment before the formats derived from them
  if (!isReady && !isLoading && (!settings || formats === formatsOf(settings.site_timezone))) setIsReady(true);
  return isReady ? children : null;
};

export const NewsScreen = () => {
  const list = useRecordList(articles);
  return (
    <DraftedList
      kind="article"
      records={articles}
      list={list}
      Filters={Filters}
      caption="Articles, newest first"
      emptyText="News and knowledge articles that you add appear here and on the website."
      columns={columns}
      rowActions={(article) => (isPublic(article, Date.now()) ? siteActions(paths.article(article.slug)) : [])}
      deletion={{
        picture: ({ featured_image }) => <RowThumb src={featured_image} isWide />,
        hint: ({ type, author }) => [typeLabels[type], author.name].join(' · '),
        consequence: `Its page leaves the website. It is moved to the trash for ${trashDays} days, with its pictures.`,
      }}
      form={(article, onDuplicate) => (
        <InZone>
          <ArticleForm article={article} onClose={list.open.close} onDuplicate={onDuplicate} />
        </InZone>
      )}
    />
  );
};
