// What merging a category into another one would do.
import { type CategoryMergePreview, lostValuesShown } from '#contract/category-merge.ts';
import { recordAddress } from '#contract/records/links.ts';
import { normaliseSpecifications } from '#contract/rules/specifications.ts';
import type { Context } from '#server/database/context.ts';
import { parseJson } from '#server/database/json.ts';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { listStates } from '#server/features/drafts/schedule.service.ts';
import { listRedirectsTo } from '#server/features/redirects/redirects.service.ts';
import * as repository from './category-merge.repository.ts';
import { type Merging, planMerge } from './category-merge.service.ts';
import { lostValues } from './lost-values.ts';

const readAtOnce = 500;

const attributesOf = ({ plan }: Merging): CategoryMergePreview['attributes'] => {
  const known = new Map(plan.after.map((one) => [one.id, one]));
  return plan.planned.map(({ from, result, into, reason }) => {
    const other = known.get(into);
    const is_filter_lost = from.is_filter && other?.is_filter === false;
    return { id: from.id, label: from.label, result, into: other?.label ?? '', reason, is_filter_lost };
  });
};

const listLost = async ({ db }: Context, { category, target, source, before, plan }: Merging): Promise<CategoryMergePreview['lost']> => {
  const lost: CategoryMergePreview['lost'] = { values: 0, examples: [] };
  const read = async (categoryId: number, definitions: readonly Definition[]) => {
    for (let last = 0; ; ) {
      const page = await repository.listSpecifications(db, categoryId, last, readAtOnce);
      for (const { id, name, specifications } of page) {
        const found = lostValues(normaliseSpecifications(parseJson(specifications)), definitions, plan.after);
        lost.values += found.length;
        const room = lostValuesShown - lost.examples.length;
        lost.examples.push(...found.slice(0, room).map((value) => ({ product: { id, name }, ...value })));
      }
      if (page.length < readAtOnce) return;
      last = page.at(-1)?.id ?? 0;
    }
  };
  await read(category.id, source);
  await read(target.id, before);
  return lost;
};

/** @throws AppError 'not-found', 'invalid', 'conflict' */
export const previewMerge = async (context: Context, id: number, into: number): Promise<CategoryMergePreview> => {
  const { db } = context;
  const merging = await planMerge(db, id, into);
  const { category, target, definitions } = merging;
  const addressOf = (slug: string) => recordAddress({ kind: 'category', slug, rest: '' });
  const old = (await listRedirectsTo(db, 'category', [id])).map(({ old_slug }) => old_slug);
  const [state] = await listStates(db, 'category', [id]);
  const named = ({ name, description, version }: typeof category) => ({ name, description, version });
  return {
    category: { id, ...named(category) },
    target: { id: into, ...named(target), is_active: target.is_active },
    products: await repository.countProducts(db, id),
    attributes: attributesOf(merging),
    lost: await listLost(context, merging),
    addresses: { from: [category.slug, ...old].map(addressOf), to: addressOf(target.slug) },
    has_draft: state?.has_draft ?? false,
    schedule: (state?.schedule ?? []).filter(({ failure }) => failure === null).map(({ action }) => action),
    definitions,
  };
};
