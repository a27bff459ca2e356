import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/compare.ts';
import type { Context } from '#server/database/context.ts';
import { getNumberLocale } from '#server/features/settings/settings.values.ts';
import { mount } from '#server/http/mount.ts';
import { comparisonCsv } from './compare.csv.ts';
import { compareProducts } from './compare.service.ts';

export const registerCompareRoutes = (app: FastifyInstance, { db }: Pick<Context, 'db'>): void => {
  mount(app, contract.compareProducts, async ({ query }) => compareProducts(db, { ...query, locale: await getNumberLocale(db) }));
  // programs parse the numbers, so they have a decimal point regardless of the notation of the site
  mount(app, contract.exportComparison, async ({ query }) => comparisonCsv(await compareProducts(db, query), query.differences === '1'));
};
