import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/compare.ts';
import type { Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { comparisonCsv } from './compare.csv.ts';
import { compareProducts } from './compare.service.ts';

export const registerCompareRoutes = (app: FastifyInstance, { db }: Pick<Context, 'db'>): void => {
  mount(app, contract.compareProducts, ({ query }) => compareProducts(db, query));
  mount(app, contract.exportComparison, async ({ query }) => comparisonCsv(await compareProducts(db, query), query.differences === '1'));
};
