// Creates what all clients of the load need: a category, a mail recipient and settings.
import type { Api } from './api.ts';
import type { Ledger } from './ledger.ts';
import { settingKeys, settingsOf } from './records.ts';

const createSettings = async (api: Api, ledger: Ledger, client: number): Promise<void> => {
  const { first, second, picture } = settingKeys(client);
  const { state } = settingsOf(client, '', null);
  const send = async () => {
    for (const [key, type] of [
      [first, 'text'],
      [second, 'text'],
      [picture, 'image'],
    ])
      await api.json('POST', '/api/admin/settings', { key, type, group: 'chaos', value: null });
    return null;
  };
  await ledger.write({ kind: 'settings', key: `settings ${client}`, state, send });
};

/** @returns the id of the category of all products that the load creates */
export const prepare = async (api: Api, ledger: Ledger, clients: number): Promise<number> => {
  const { category } = (await api.form('/api/admin/categories', { name: 'Robots' }, [])) as { category: { id: number } };
  await api.json('POST', '/api/admin/settings-bulk-update', { settings: [{ key: 'mail_recipients', value: 'sales@lintara.example' }] });
  for (let client = 0; client < clients; client++) await createSettings(api, ledger, client);
  return category.id;
};
