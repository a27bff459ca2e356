import type { FastifyInstance } from 'fastify';
import { getCurrencySettings as currencyContract } from '#contract/currency.ts';
import { findMenuRecords } from '#contract/menus.ts';
import { isReadableGroup } from '#contract/rules/policy.ts';
import * as contract from '#contract/settings.ts';
import { actingAs } from '#server/database/context.ts';
import { getShownOwnTexts } from '#server/features/interface-texts/site-texts.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { requirePermission } from '#server/http/authentication.ts';
import { mount } from '#server/http/mount.ts';
import { getMenus, listTargets } from './menus/menus.service.ts';
import * as service from './settings.service.ts';
import { getCurrencySettings, getPublicSettings, getPublishedLanguages } from './settings.values.ts';

export const registerSettingsRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  const { db } = context;
  mount(app, contract.getPublicSettings, async () => {
    const [settings, menus, languages, texts] = await Promise.all([
      getPublicSettings(db),
      getMenus(context),
      getPublishedLanguages(db),
      getShownOwnTexts(db),
    ]);
    return { ...settings, menus, ...(languages.length > 1 && { languages }), ...(texts && { texts }) };
  });
  mount(app, currencyContract, () => getCurrencySettings(db));
  mount(app, findMenuRecords, async ({ body }) => ({ data: await listTargets(context, body.records) }));
  mount(app, contract.listSettings, ({ administrator, query }) => {
    if (!isReadableGroup(query.group ?? '')) requirePermission(administrator, 'settings.write');
    return service.listSettings(db, { ...query, perPage: query.per_page });
  });
  mount(app, contract.listSettingGroups, () => service.listSettingGroups(db));
  mount(app, contract.createSetting, async ({ administrator, body }) => ({
    message: 'Setting created successfully',
    setting: await service.createSetting(actingAs(context, administrator), body),
  }));
  mount(app, contract.updateSetting, async ({ administrator, params, body }) => ({
    message: 'Setting updated successfully',
    setting: await service.updateSetting(actingAs(context, administrator), params.id, body),
  }));
  mount(app, contract.bulkUpdateSettings, async ({ administrator, body }) => ({
    message: 'Settings saved successfully',
    settings: await service.updateSettingValues(actingAs(context, administrator), body.settings, administrator),
  }));
};
