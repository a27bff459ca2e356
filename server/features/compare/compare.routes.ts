import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/compare.ts';
import type { PublicContext } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { comparisonCsv } from './compare.csv.ts';
import { compareProducts } from './compare.service.ts';

export const registerCompareRoutes = (app: FastifyInstance, { read }: Pick<PublicContext, 'read'>): void => {
  mount(app, contract.compareProducts, ({ query }) => read((visible) => compareProducts(visible, query)));
  mount(app, contract.exportComparison, async ({ query }) =>
    comparisonCsv(await read((visible) => compareProducts(visible, query)), query.differences === '1'),
  );
};
