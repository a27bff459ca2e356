// What a deletion of a record would affect.
import { published } from '#contract/records/kinds.ts';
import { readRecordLink } from '#contract/records/links.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { RemovalEffects } from '#contract/trash.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { listVisibleSlugs } from '#server/database/visible.ts';
import { countViews } from '#server/features/analytics/report/page-views.repository.ts';
import { kinds } from '#server/kinds.ts';
import { timestamp } from '#server/platform/clock.ts';
import { countMessagesAbout, listLinking } from './removal-effects.repository.ts';

/** The category of a product, if visitors can see it. */
const categoryOf = async (db: Database, record: object, at: string): Promise<RemovalEffects['category']> => {
  if (!('category_id' in record) || typeof record.category_id !== 'number') return null;
  const { category_id: id } = record;
  const slug = (await listVisibleSlugs(db, published.category, [id], at)).get(id);
  if (slug === undefined) return null;
  const { name } = await kinds.category.get(db, id);
  return { name, address: published.category.address + slug };
};

/** @throws AppError 'not-found' */
export const getRemovalEffects = async (
  { db, clock, siteUrl = '' }: Context,
  kind: PublishedKind,
  id: number,
  mayReadMessages: boolean,
): Promise<RemovalEffects> => {
  const at = timestamp(clock);
  const record = await kinds[kind].get(db, id);
  const address = published[kind].address + record.slug;
  const linking = await listLinking(db, address);
  const isLink = (text: string): boolean =>
    [...text.matchAll(/href="(\/[^"]+)"/g)].some(([, href = '']) => {
      const link = readRecordLink(href);
      return link?.kind === kind && link.slug === record.slug;
    });
  return {
    is_shown: (await listVisibleSlugs(db, published[kind], [id], at)).has(id),
    views: kind === 'category' ? null : await countViews({ db, clock }, siteUrl + encodeURI(address)),
    messages: mayReadMessages ? (kind === 'product' ? await countMessagesAbout(db, id) : 0) : null,
    links: linking.filter((row) => isLink(row.text) && !(row.kind === kind && row.id === id)).map(({ text: _text, ...row }) => row),
    category: await categoryOf(db, record, at),
  };
};
