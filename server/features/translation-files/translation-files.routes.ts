import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/translation-files.ts';
import * as imports from '#contract/translation-imports.ts';
import { actingAs } from '#server/database/context.ts';
import type { Administrator } from '#server/http/authentication.ts';
import { invalid } from '#server/http/errors.ts';
import { mount } from '#server/http/mount.ts';
import { requireLanguage } from '#server/http/translator.ts';
import { exportTranslations } from './export.service.ts';
import * as service from './import.service.ts';
import { createTranslationImportWork, type ImportContext } from './import-work.ts';

export const registerTranslationFilesRoutes = (app: FastifyInstance, context: ImportContext): void => {
  const work = createTranslationImportWork(context);
  app.addHook('onClose', work.close);
  const acting = (administrator: Administrator, language: string): service.TranslationImportContext => {
    requireLanguage(administrator, language);
    return actingAs({ ...context, work }, administrator);
  };
  mount(app, contract.exportTranslations, ({ administrator, params, query }) =>
    exportTranslations(actingAs(context, administrator), { ...params, ...query }),
  );
  mount(app, imports.uploadTranslations, async ({ administrator, params: { language }, files }) => {
    const by = acting(administrator, language);
    const [file] = files;
    if (!file) throw invalid({ file: ['Choose a file.'] });
    const given = { language, file: { path: file.temporaryPath, name: file.fileName } };
    return { message: 'The file is being checked', import: await service.uploadFile(by, given) };
  });
  mount(app, imports.getTranslationImport, async ({ administrator, params: { language } }) => ({
    import: await service.getImport(acting(administrator, language), language),
  }));
  mount(app, imports.changeTranslationImport, async ({ administrator, params: { language }, body: { id, action } }) => {
    const by = acting(administrator, language);
    return action === 'stop'
      ? { message: 'The import was stopped. What was saved stays.', import: await service.stopSaving(by, language, id) }
      : { message: 'The texts are being saved', import: await service.startSaving(by, language, { id, action }) };
  });
  mount(app, imports.removeTranslationImport, async ({ administrator, params: { language }, query: { id } }) => {
    await service.removeImport(acting(administrator, language), language, id);
    return { message: 'Import removed successfully' };
  });
};
