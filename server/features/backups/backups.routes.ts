import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/backups.ts';
import { actingAs } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './backups.service.ts';
import type { BackupsContext } from './backups-context.ts';

export const registerBackupsRoutes = (app: FastifyInstance, context: BackupsContext): void => {
  mount(app, contract.listBackups, () => service.getBackups(context));
  mount(app, contract.createBackup, ({ administrator }) => service.requestBackup(actingAs(context, administrator)));
  mount(app, contract.createBackupLink, ({ administrator, params }) => service.requestLink(actingAs(context, administrator), params.id));
  // authenticated by the link; not compressed, because the archive already is
  app.get<{ Params: { token: string } }>(
    '/api/admin/backups/download/:token',
    { schema: { hide: true }, compress: false, exposeHeadRoute: false },
    async (request, reply) => {
      const { name, size, content } = await service.openDownload(context, request.params.token);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${name}"`,
          'content-length': size,
        })
        .type(name.endsWith('.tar') ? 'application/x-tar' : 'application/octet-stream')
        .send(content);
    },
  );
};
