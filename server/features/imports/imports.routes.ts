import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/imports.ts';
import { actingAs } from '#server/database/context.ts';
import type { Administrator } from '#server/http/authentication.ts';
import { mount } from '#server/http/mount.ts';
import { registerApplyRoutes } from './applying/apply.routes.ts';
import type { PrepareContext } from './applying/apply-files.ts';
import { createImportWork } from './applying/apply-work.ts';
import type { CheckContext } from './checking/check-context.ts';
import { createCheckRunner } from './checking/check-runner.ts';
import { writeErrors } from './checking/errors-sheet.ts';
import * as service from './imports.service.ts';

export const registerImportsRoutes = (app: FastifyInstance, parts: CheckContext & PrepareContext): void => {
  const work = createImportWork(parts);
  const applying = { ...parts, work };
  const context: CheckContext = { ...parts, startApply: work.start };
  const runner = createCheckRunner(context);
  app.addHook('onClose', async () => {
    await runner.close();
    await work.close();
  });
  const reading = { ...context, runner, actor: null, caller: { apiToken: null } };
  const acting = (administrator: Administrator) => actingAs({ ...context, runner, caller: administrator }, administrator);
  mount(app, contract.createImport, async ({ administrator, body, files }) => {
    const { options = {}, action = 'open', idempotency_key: key } = body;
    const created = await service.createImport(acting(administrator), { files, options, action, key });
    return { message: 'File uploaded successfully', import: created };
  });
  mount(app, contract.listImports, ({ query }) => service.listImports(reading, { page: query.page, perPage: query.per_page }));
  mount(app, contract.getImport, async ({ params }) => ({ message: 'OK', import: await service.getImport(reading, params.id) }));
  mount(app, contract.checkImport, async ({ administrator, params, body }) => ({
    message: body.start === false ? 'Options saved successfully' : 'Check started',
    import: await service.checkImport(acting(administrator), params.id, body),
  }));
  mount(app, contract.listImportRows, ({ params, query: { per_page: perPage, ...query } }) =>
    service.listImportRows(reading, params.id, { ...query, perPage }),
  );
  mount(app, contract.exportImportErrors, async ({ params, query: { format } }) => ({
    name: `import-${params.id}-errors.${format}`,
    type: contract.importSheetTypes[format],
    content: await writeErrors(context, params.id, format),
  }));
  mount(app, contract.removeImport, async ({ administrator, params }) => {
    await service.removeImport(acting(administrator), params.id);
    return { message: 'Import removed successfully' };
  });
  registerApplyRoutes(app, applying, (id) => service.getImport(reading, id));
};
