import type { FastifyInstance } from 'fastify';
import { getCurrencySettings as currencyContract } from '#contract/currency.ts';
import { getPublicSettings as settingsContract } from '#contract/settings.ts';
import type { Database } from '#server/database/schema.ts';
import { mount } from '#server/http/mount.ts';
import { getCurrencySettings, getPublicSettings } from './settings.service.ts';

export const registerSettingsRoutes = (app: FastifyInstance, { db }: { db: Database }): void => {
  mount(app, settingsContract, () => getPublicSettings(db));
  mount(app, currencyContract, () => getCurrencySettings(db));
};
