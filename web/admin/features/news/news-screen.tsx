// The list of articles: columns, filters, and what can be done with a row.
import { useIsFetching } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminArticle } from '#contract/news.ts';
import { DraftMark, DraftStates } from '#web/admin/features/drafts/draft-marks.tsx';
import { WithDraft } from '#web/admin/features/drafts/with-draft.tsx';
import type { BulkOptions } from '#web/admin/records/bulk-bar.tsx';
import { RecordEditor } from '#web/admin/records/record-editor.tsx';
import { RecordList } from '#web/admin/records/record-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { siteActions } from '#web/admin/ui/list/row-menu.tsx';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter, SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { StatusSwitch } from '#web/admin/ui/list/status-switch.tsx';
import { settingsKeys } from '#web/shared/features/settings/settings.queries.ts';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { articles, changeArticles } from './admin-news.queries.ts';
import { ArticleForm } from './article-form.tsx';
import { isPublic, isScheduled, typeChoices, typeLabels } from './article-values.ts';

const statuses = [
  { value: '1', label: 'Published' },
  { value: '0', label: 'Draft' },
] as const;

const Filters = ({ filter }: FilterProps<typeof articles.shape>) => (
  <>
    <SearchBox label="Search articles" {...filter('search')} />
    <SelectFilter label="Type" all="All Types" isBesideSegments options={typeChoices} {...filter('type')} />
    <SegmentFilter label="Status" all="All" options={statuses} {...filter('is_published')} />
  </>
);

const Dates = ({ article }: { article: AdminArticle }) => {
  const { date, time } = useFormats();
  const { created_at, published_at } = article;
  return (
    <small className="num">
      Created {date(created_at)}
      {isScheduled(article, Date.now()) && published_at && ` · appears ${date(published_at)}, ${time(published_at)}`}
    </small>
  );
};

const PublishedSwitch = ({ article }: { article: AdminArticle }) => {
  const save = articles.useSaveRow();
  const { id, title, is_published } = article;
  return (
    <StatusSwitch
      name={title}
      isOn={is_published}
      onText={isScheduled(article, Date.now()) ? 'Scheduled' : 'Published'}
      offText="Draft"
      onToggle={(isPublished) => save.mutateAsync({ id, body: new FormBody({ is_published: isPublished }) })}
    />
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
          <DraftMark id={article.id} />
          <Dates article={article} />
        </div>
      </div>
    ),
    skeleton: <SkeletonMain hasPicture />,
  },
  { label: 'Type', cell: ({ type }) => <span className="tag">{typeLabels[type]}</span>, skeleton: <SkeletonCell width="70px" /> },
  { label: 'Author', className: 'sub', cell: ({ author }) => author.name, skeleton: <SkeletonCell width="110px" /> },
  {
    label: 'Status',
    className: 'c-end',
    cell: (article) => <PublishedSwitch article={article} />,
    skeleton: <SkeletonCell width="70px" className="c-end" />,
  },
];

/** The published date is typed in the time zone of the settings: the form waits for them. */
const InZone = ({ children }: { children: ReactNode }) => {
  const isLoading = useIsFetching({ queryKey: settingsKeys.public, predicate: ({ state }) => state.data === undefined }) > 0;
  return isLoading ? null : children;
};

const bulk: BulkOptions = {
  kind: 'article',
  actions: [
    { label: 'Publish', action: 'publish' },
    { label: 'Unpublish', action: 'unpublish' },
    { label: 'Feature', action: 'feature' },
    { label: 'Unfeature', action: 'unfeature' },
  ],
  canDelete: true,
  change: changeArticles,
};

export const NewsScreen = () => {
  const list = useRecordList(articles);
  return (
    <DraftStates kind="article" rows={list.rows}>
      <RecordList
        records={articles}
        list={list}
        title="News & Articles"
        addText="Add New Article"
        Filters={Filters}
        bulk={bulk}
        caption="Articles, newest first"
        emptyText="News and knowledge articles that you add appear here and on the website."
        columns={columns}
        nameOf={({ title }) => title}
        rowActions={(article) => (isPublic(article, Date.now()) ? siteActions(paths.article(article.slug)) : [])}
        deletion={{
          useRemove: articles.useRemove,
          picture: ({ featured_image }) => <RowThumb src={featured_image} isWide />,
          titleOf: ({ title }) => title,
          hint: ({ type, author }) => [typeLabels[type], author.name].join(' · '),
          consequence: 'Its page leaves the website. It is moved to the trash for 30 days, with its pictures.',
        }}
        editor={
          <RecordEditor
            noun="article"
            list={list}
            one={articles.one}
            form={(stored) => (
              <InZone>
                <WithDraft kind="article" record={stored} name={({ title }) => title} isShown={({ is_published }) => is_published}>
                  {(article) => <ArticleForm article={article} onClose={list.open.close} />}
                </WithDraft>
              </InZone>
            )}
          />
        }
      />
    </DraftStates>
  );
};
