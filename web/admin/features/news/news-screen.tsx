// News and knowledge articles: filters, the list, and the dialogs over it.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NewsArticle } from '#contract/news.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ListBox } from '#web/admin/ui/list/list-box.tsx';
import { useExistingPage } from '#web/admin/ui/list/use-existing-page.ts';
import { useListAddress } from '#web/admin/ui/list/use-list-address.ts';
import { useOpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { useRowFocus } from '#web/admin/ui/list/use-row-focus.ts';
import { Pager } from '#web/admin/ui/pager.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { adminNewsListQuery, useSetArticlePublished } from './admin-news.queries.ts';
import { ArticleEditor } from './article-editor.tsx';
import { articleShape } from './article-list-shape.ts';
import { ArticleRow } from './article-row.tsx';
import { ArticleRowSkeleton, ArticleTableHead } from './article-table-head.tsx';
import { DeleteArticleDialog } from './delete-article-dialog.tsx';
import { NewsToolbar } from './news-toolbar.tsx';

const filterDelayMs = 300;

export const NewsScreen = () => {
  const { shown, applied, isFiltered, change, clear, setPerPage, goToPage } = useListAddress(articleShape, { delayMs: filterDelayMs });
  const list = useQuery(adminNewsListQuery(applied));
  const record = useOpenRecord();
  const [deleting, setDeleting] = useState<NewsArticle | null>(null);
  const focusRow = useRowFocus();
  const setPublished = useSetArticlePublished();

  useExistingPage(list, applied.page, goToPage);

  // when the editor has closed, the focus goes to the row it was about
  const lastOpen = useRef<number | null>(null);
  useEffect(() => {
    if (record.id !== null) lastOpen.current = record.id;
    else if (lastOpen.current !== null && !record.isNew) {
      focusRow([lastOpen.current]);
      lastOpen.current = null;
    }
  });

  const rows = list.data?.data;
  const afterDelete = ({ id }: NewsArticle) => {
    setDeleting(null);
    const ids = rows?.map((row) => row.id) ?? [];
    const at = ids.indexOf(id);
    focusRow([...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0)).reverse()]);
  };
  const addButton = (className: string) => (
    <button type="button" className={className} onClick={record.openNew}>
      <AdminIcon name="plus" />
      Add New Article
    </button>
  );
  return (
    <>
      <ScreenHead title="News & Articles" count={list.data?.total}>
        {addButton('btn btn-primary')}
      </ScreenHead>
      <NewsToolbar filters={shown} onChange={change} />
      <ListBox
        list={list}
        rows={rows}
        caption="Articles, newest first"
        head={<ArticleTableHead />}
        row={(article) => (
          <ArticleRow
            article={article}
            href={record.hrefOf(article.id)}
            onEdit={record.open}
            onDelete={setDeleting}
            onSetPublished={(id, isPublished) => setPublished.mutateAsync({ id, isPublished })}
          />
        )}
        keyOf={({ id }) => id}
        skeleton={<ArticleRowSkeleton />}
        loadingText="Loading articles..."
        failedText="Failed to load articles"
        emptyTitle="No articles found"
        emptyText="News and knowledge articles that you add appear here and on the website."
        emptyAction={addButton('btn')}
        isFiltered={isFiltered}
        filteredText="No article matches the search and the filters."
        onClearFilters={() => {
          clear();
          focusRow([]);
        }}
        onRecovered={() => focusRow([])}
      />
      {list.data && (
        <Pager
          current={list.data.current_page}
          last={list.data.last_page}
          onPick={goToPage}
          rows={{ perPage: applied.per_page, total: list.data.total, onChange: setPerPage }}
        />
      )}
      <ArticleEditor record={record} rows={rows} />
      <DeleteArticleDialog article={deleting} onDeleted={afterDelete} onCancel={() => setDeleting(null)} />
    </>
  );
};
