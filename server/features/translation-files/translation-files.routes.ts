import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/translation-files.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { invalid } from '#server/http/errors.ts';
import { mount } from '#server/http/mount.ts';
import { requireLanguage } from '#server/http/translator.ts';
import { exportTranslations } from './export.service.ts';
import { importTranslations } from './import.service.ts';

const messages = { check: 'File checked', draft: 'Translations saved as drafts', publish: 'Translations published' } as const;

export const registerTranslationFilesRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.exportTranslations, ({ administrator, params, query }) =>
    exportTranslations(actingAs(context, administrator), { ...params, ...query }),
  );
  mount(app, contract.importTranslations, async ({ administrator, params: { language }, body: { action }, files }) => {
    requireLanguage(administrator, language);
    const [file] = files;
    if (!file) throw invalid({ file: ['Choose a file.'] });
    const given = { language, action, file: { path: file.temporaryPath, name: file.fileName } };
    return { message: messages[action], report: await importTranslations(actingAs(context, administrator), given) };
  });
};
