import type { FastifyInstance } from 'fastify';
import { exportRoutes } from '#contract/exports.ts';
import { exportKinds } from '#contract/rules/imports.ts';
import { actingAs } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { type ExportsContext, exportRecords, listColumns } from './exports.service.ts';

export const registerExportsRoutes = (app: FastifyInstance, context: ExportsContext): void => {
  for (const kind of exportKinds) {
    const { file, columns } = exportRoutes[kind];
    mount(app, file, ({ administrator, query }) => {
      const { format, columns: targets, files = false, ...filter } = query;
      return exportRecords(actingAs(context, administrator), { kind, filter, format, columns: targets, files });
    });
    mount(app, columns, ({ query }) => listColumns(context, kind, query));
  }
};
