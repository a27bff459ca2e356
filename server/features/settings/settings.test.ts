import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currencySettings } from '#contract/currency.ts';
import { heroSettings, publicSettings, siteSettings, statistics, teamMembers } from '#contract/settings.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { settingDefaults } from './builtin-settings.ts';
import { ensureDefaults, upsertSettings } from './settings.service.ts';
import { getHomeSettings, getTimeZone } from './settings.values.ts';

const ofGroup = (group: string) => settingDefaults.filter((setting) => setting.group === group).map(({ key }) => key);

describe('settings', () => {
  let test: TestApp;
  const settings = async () => (await test.send('GET', '/api/public/settings')).body as Record<string, unknown>;
  const store = (key: string, value: string | null) =>
    test.context.db.updateTable('settings').set({ value }).where('key', '=', key).execute();

  beforeAll(async () => {
    test = await createTestApp();
  });
  beforeEach(async () => {
    await test.context.db.deleteFrom('settings').execute();
    await ensureDefaults(test.context);
  });
  afterAll(() => test.close());

  it('returns every public setting and nothing else (APIPUB-05, DATA-01, DATA-02)', async () => {
    await upsertSettings(test.context, [{ key: 'smtp_password', value: 'secret', type: 'text', group: 'company' }]);
    const answered = await settings();
    const { languages: _languages, texts: _texts, ...shown } = siteSettings.shape;
    expect(Object.keys(answered).toSorted()).toEqual(Object.keys(shown).toSorted());
    expect(answered).toMatchObject({
      company_name: 'Your Company',
      company_phone: null,
      company_phone_url: null,
      main_color: '#4CE482',
      secondary_color: '#2563eb',
      accent_color: '#10b981',
      home_contact_title: 'Questions about a product?',
      home_final_text: null,
    });
  });

  it('returns statistics and team members as lists, and an empty list for malformed JSON (DATA-03)', async () => {
    await store('team_members', '[{"name":"Rina","position":"CEO","photo":null},{"name":1},null]');
    await store('statistics', '{broken');
    expect(await settings()).toMatchObject({ team_members: [{ name: 'Rina', position: 'CEO', photo: null }], statistics: [] });
    await store('statistics', '{"value":"1"}');
    expect(await settings()).toMatchObject({ statistics: [] });
  });

  it('returns the currency, which is rupiah by default (APIPUB-08, CURR-02)', async () => {
    const currency = async () => currencySettings.parse((await test.send('GET', '/api/public/currency-settings')).body);
    expect(await currency()).toEqual({ currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' });
    await store('currency_code', '');
    await store('currency_symbol', '$');
    expect(await currency()).toEqual({ currency_code: '', currency_symbol: '$', currency_locale: 'id-ID' });
  });

  it('adds only missing settings at another start (START-12)', async () => {
    await store('company_name', 'Lintara');
    await test.context.db.deleteFrom('settings').where('key', '=', 'point_3').execute();
    await ensureDefaults(test.context);
    const rows = await test.context.db.selectFrom('settings').select(['key', 'value']).execute();
    expect(rows).toHaveLength(settingDefaults.length);
    expect(rows.find(({ key }) => key === 'company_name')?.value).toBe('Lintara');
  });

  it('contains the hero settings with their default values (DATA-11, DATA-12, DATA-13, SLIDE-08)', async () => {
    const { hero } = await getHomeSettings(test.context.db);
    expect(Object.keys(hero).toSorted()).toEqual(Object.keys(heroSettings.shape).toSorted());
    expect(hero).toMatchObject({
      slideshow_enabled: 'true',
      slide_interval: '5',
      transition_effect: 'fade',
      background_image_style: 'stretch',
      gradient_overlay_enabled: 'false',
      slides_data: '[]',
      title: null,
      point_7: null,
    });
  });

  it('sanitises formatted text and saves all or nothing', async () => {
    const hours = { key: 'business_hours', value: '<p onclick=x>08:00</p>', type: 'textarea', group: 'company' } as const;
    await upsertSettings(test.context, [hours]);
    expect(await settings()).toMatchObject({ business_hours: '<p>08:00</p>' });
    const broken = { key: 'x', value: '', type: 'no such type' as 'text', group: 'general' };
    await expect(upsertSettings(test.context, [{ ...hours, value: '<p>09:00</p>' }, broken])).rejects.toThrow();
    expect(await settings()).toMatchObject({ business_hours: '<p>08:00</p>' });
  });

  it('falls back to the default time zone if the stored one is invalid (DATA-21)', async () => {
    await store('site_timezone', 'Mars/Base');
    expect(await getTimeZone(test.context.db)).toBe('Asia/Jakarta');
    expect(await settings()).toMatchObject({ site_timezone: 'Asia/Jakarta' });
    await store('site_timezone', 'Europe/Berlin');
    expect(await getTimeZone(test.context.db)).toBe('Europe/Berlin');
    expect(await settings()).toMatchObject({ site_timezone: 'Europe/Berlin' });
  });
});

describe('the default settings', () => {
  it('cover the contract, each exactly once and in its group (DATA-10)', () => {
    const keys = settingDefaults.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const { company_phone_url: _derived, ...stored } = { ...publicSettings.shape, ...currencySettings.shape };
    for (const key of Object.keys(stored)) expect(keys).toContain(key);
    expect(
      ofGroup('hero')
        .filter((key) => key !== 'featured_order')
        .toSorted(),
    ).toEqual(Object.keys(heroSettings.shape).toSorted());
    expect(ofGroup('theme')).toEqual(['main_color', 'secondary_color', 'accent_color']);
  });

  it('have four statistics and placeholders for the team (DATA-15, DATA-16)', () => {
    const value = (key: string) => JSON.parse(settingDefaults.find((setting) => setting.key === key)?.value ?? '');
    expect(statistics.parse(value('statistics')).map(({ label }) => label)).toEqual([
      'Years of experience',
      'Projects completed',
      'Happy clients',
      'Team members',
    ]);
    expect(teamMembers.parse(value('team_members')).length).toBeGreaterThan(0);
    expect([ofGroup('about_stats'), ofGroup('about_team'), ofGroup('about_sections')]).toEqual([
      ['statistics'],
      ['team_members'],
      ['sections'],
    ]);
  });
});
