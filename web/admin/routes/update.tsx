// Notices that the server has been updated since this tab loaded the admin area.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { parseHtml } from '#web/admin/lib/parse-html.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';

const checkMs = 5 * 60_000;

/** The script of the admin area, whose name changes with its content. */
const scriptOf = (page: Document) => page.querySelector('script[type="module"][src]')?.getAttribute('src');

/** @returns false also if the server cannot be reached */
const isUpdated = async (signal: AbortSignal): Promise<boolean> => {
  const mine = scriptOf(document);
  if (!mine) return false;
  const response = await fetch('/admin', { signal }).catch(() => null);
  const current = response?.ok && scriptOf(parseHtml(await response.text()));
  return Boolean(current && current !== mine);
};

const updateQuery = queryOptions({
  queryKey: ['update'],
  queryFn: ({ signal }) => isUpdated(signal),
  // what the tab has just loaded is up to date
  initialData: false,
  staleTime: checkMs,
  refetchInterval: checkMs,
  refetchOnWindowFocus: true,
});

/** @param asksAtOnce whether to check immediately: a screen fails to load if an update has replaced its file */
export const useIsUpdated = ({ asksAtOnce = false } = {}): boolean =>
  useQuery({ ...updateQuery, ...(asksAtOnce && { refetchOnMount: 'always' as const }) }).data;

export const UpdateNotice = () =>
  useIsUpdated() && (
    <div className="notice screen-notice" role="status">
      <AdminIcon name="alert" />
      <div className="grow">The website was updated. Reload this page to work with the new version.</div>
      <button type="button" className="btn btn-s" onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
