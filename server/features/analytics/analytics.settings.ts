// Settings of the visitor statistics.
import { type AddressMode, addressModes } from '#contract/rules/analytics.ts';
import type { Database } from '#server/database/schema.ts';
import { getSettingValue, getTimeZone } from '#server/features/settings/settings.values.ts';

interface AnalyticsSettings {
  timeZone: string;
  addressMode: AddressMode;
}

export const getAnalyticsSettings = async (db: Database): Promise<AnalyticsSettings> => {
  const mode = await getSettingValue(db, 'analytics_addresses');
  return { timeZone: await getTimeZone(db), addressMode: addressModes.find((known) => known === mode) ?? 'shortened' };
};
