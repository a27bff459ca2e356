import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/mail.ts';
import * as serverContract from '#contract/mail-server.ts';
import { counted } from '#contract/rules/numbers.ts';
import { actingAs } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './mail.service.ts';
import { getMailServer, removeMailServer, saveMailServer } from './mail-server.ts';

export const registerMailRoutes = (app: FastifyInstance, context: service.MailContext): void => {
  mount(app, contract.getMailOverview, () => service.getOverview(context));
  mount(app, contract.listContactMail, async ({ params }) => ({ mails: await service.listContactMail(context, params.id) }));
  mount(app, contract.getMail, async ({ params }) => ({ mail: await service.getMail(context, params.id) }));
  mount(app, contract.sendMailAgain, async ({ administrator, params }) => ({
    message: 'The email is being sent',
    mail: await service.sendAgain(context, params.id, administrator),
  }));
  mount(app, contract.sendFailedMail, async () => {
    const mails = await service.sendFailedAgain(context);
    return { message: `${counted(mails, 'email')} will be sent again`, mails };
  });
  mount(app, contract.sendTestMail, async () => ({ message: 'The test mail is being sent', mail: await service.sendTestMail(context) }));
  mount(app, serverContract.getMailServer, async () => ({ server: await getMailServer(context.db, context.source) }));
  mount(app, serverContract.putMailServer, async ({ administrator, body }) => {
    await saveMailServer(actingAs(context, administrator), context.source, body);
    context.mail.wake();
    return { message: 'Mail server saved', server: await getMailServer(context.db, context.source) };
  });
  mount(app, serverContract.removeMailServer, async ({ administrator }) => {
    await removeMailServer(actingAs(context, administrator), context.source);
    return { message: 'Mail server removed' };
  });
};
