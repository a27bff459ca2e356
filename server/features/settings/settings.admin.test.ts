import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorAnswer } from '#contract/errors.ts';
import type { Paged } from '#contract/paging.ts';
import type { Setting } from '#contract/settings.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { ensureDefaults } from './settings.service.ts';

const path = '/api/admin/settings';
const bulkPath = '/api/admin/settings-bulk-update';

describe('settings in the admin area', () => {
  let test: TestApp;
  let headers: { authorization: string };

  beforeAll(async () => {
    test = await createTestApp();
    headers = await test.signIn();
  });
  beforeEach(async () => {
    await test.context.db.deleteFrom('settings').execute();
    await ensureDefaults(test.context);
  });
  afterAll(() => test.close());

  const list = async (query = '') => (await test.send('GET', `${path}${query}`, { headers })).body as Paged<Setting>;
  const settingOf = async (key: string) => {
    const { id } = await test.context.db.selectFrom('settings').select('id').where('key', '=', key).executeTakeFirstOrThrow();
    return id;
  };
  const put = async (key: string, body: unknown) => test.send('PUT', `${path}/${await settingOf(key)}`, { headers, body });
  const post = (body: unknown) => test.send('POST', path, { headers, body });
  const bulk = (settings: unknown) => test.send('POST', bulkPath, { headers, body: { settings } });
  const publicly = async () => (await test.send('GET', '/api/public/settings')).body as Record<string, unknown>;
  const errorsOf = ({ body }: { body: unknown }) => (body as ErrorAnswer).errors;

  it('lists 15 per page, without hero, theme, company and menus (APIADM-26, ASET-03, ASET-06)', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await post({ key: name, value: '', type: 'text', group: 'general' });
    const first = await list();
    expect(first).toMatchObject({ current_page: 1, last_page: 2, per_page: 15, from: 1, to: 15 });
    expect(first.total).toBe(29);
    expect(first.data.filter(({ group }) => ['hero', 'theme', 'company', 'menus'].includes(group))).toEqual([]);
    const second = await list('?page=2');
    expect(second).toMatchObject({ from: 16, to: 29 });
    expect(second.data.slice(-3)).toMatchObject([{ key: 'b' }, { key: 'c' }, { key: 'd', is_fixed: false }]);
    expect(first.data[0]).toMatchObject({ key: 'social_facebook', value: null, type: 'url', group: 'general', is_fixed: true });
  });

  it('searches key and value as plain text, ignoring case (ASET-02)', async () => {
    await post({ key: 'slogan', value: 'Größe 100% _x', type: 'text', group: 'texts' });
    const keys = async (query: string) => (await list(query)).data.map(({ key }) => key);
    expect(await keys('?search=GRÖSSE')).toEqual([]);
    expect(await keys('?search=GRÖ')).toEqual(['slogan']);
    expect(await keys('?search=100%25 _X')).toEqual(['slogan']);
    expect(await keys('?search=Social_T')).toEqual(['social_twitter', 'social_tiktok']);
    expect(await keys('?group=texts&search=')).toEqual(['slogan']);
    expect(await keys('?group=texts&search=nothing')).toEqual([]);
    expect((await test.send('GET', `${path}?page=0`, { headers })).status).toBe(422);
  });

  it.each([
    ['hero', 20],
    ['theme', 3],
    ['company', 24],
    ['menus', 2],
    ['about_stats', 1],
    ['about_team', 1],
    ['about_sections', 1],
  ])('returns the whole group %s on one page when it is requested by name (APIADM-27, DATA-11)', async (group, total) => {
    const answered = await list(`?group=${group}&per_page=2&page=1`);
    expect(answered).toMatchObject({ current_page: 1, last_page: 1, total });
    expect(answered.data).toHaveLength(total);
    expect(new Set(answered.data.map((one) => one.group))).toEqual(new Set([group]));
  });

  it('lists the groups, except hidden ones (APIADM-28, ASET-03)', async () => {
    await post({ key: 'slogan', value: '', type: 'text', group: 'Texts' });
    const { body } = await test.send('GET', '/api/admin/settings-groups', { headers });
    expect(body).toEqual(['Texts', 'about_sections', 'about_stats', 'about_team', 'general', 'home', 'mail']);
  });

  it('updates a setting, which visitors see with the next request (APIADM-29, ASET-22)', async () => {
    const body = { key: 'social_youtube', value: ' https://youtube.example/@a ', type: 'url', group: 'general' };
    expect(await put('social_youtube', body)).toMatchObject({
      status: 200,
      body: { message: 'Setting updated successfully', setting: { ...body, value: 'https://youtube.example/@a' } },
    });
    expect(await publicly()).toMatchObject({ social_youtube: 'https://youtube.example/@a' });
    expect((await put('social_youtube', { value: '' })).body).toMatchObject({ setting: { value: null, type: 'url' } });
    expect(await publicly()).toMatchObject({ social_youtube: null });
  });

  it.each(['99', '99999999999', 'x', '0'])('answers 404 for the id %s', async (id) => {
    const answer = await test.send('PUT', `${path}/${id === '99' ? 987_654 : id}`, { headers, body: { value: 'x' } });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Not found.' } });
  });

  it('adds a setting with any new key, and allows all its fields to be changed (APIADM-30)', async () => {
    const created = await post({ group: 'texts', key: 'slogan', value: 'One line', type: 'text' });
    expect(created).toMatchObject({ status: 201, body: { setting: { id: expect.any(Number), key: 'slogan', value: 'One line' } } });
    expect(errorsOf(await post({ group: 'texts', key: 'slogan', value: '', type: 'text' }))).toEqual({
      key: ['The key has already been taken.'],
    });
    const changed = { key: 'claim', value: '#ff0000', type: 'color', group: 'general' };
    expect(await put('slogan', changed)).toMatchObject({ status: 200, body: { setting: changed } });
    expect(errorsOf(await put('claim', { key: 'main_color' }))).toEqual({ key: ['The key has already been taken.'] });
  });

  it('changes type and group of a listed setting, whose value must remain valid for the site (ASET-09, ASET-10)', async () => {
    const moved = { type: 'text', group: 'links', value: 'https://x.example/lintara' };
    expect(await put('social_facebook', moved)).toMatchObject({ status: 200, body: { setting: moved } });
    expect(errorsOf(await put('social_facebook', { value: 'javascript:alert(1)' }))).toEqual({
      value: [expect.stringMatching(/^The value must be /)],
    });
    expect(Object.keys(errorsOf(await put('social_facebook', { key: 'facebook' })) ?? {})).toEqual(['key']);
  });

  it('does not change the key of a built-in setting (ASET-24)', async () => {
    const answer = await put('main_color', { key: 'colour', value: '#ffffff' });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { key: ['main_color is a built-in setting. Its key cannot be changed.'] } },
    });
    expect(await publicly()).toMatchObject({ main_color: '#4CE482' });
  });

  it('changes type and group of any setting, which remains in its original group for the screens (ASET-09, ASET-10)', async () => {
    expect(await put('main_color', { type: 'text', group: 'other' })).toMatchObject({
      status: 200,
      body: { setting: { type: 'text', group: 'other' } },
    });
    expect((await list('?group=theme')).data.map(({ key }) => key)).toContain('main_color');
    expect((await list('?group=other')).data.map(({ key }) => key)).toEqual(['main_color']);
    expect(errorsOf(await put('main_color', { value: 'url(javascript:x)' }))).toEqual({
      value: ['The value must be a colour such as #2563eb.'],
    });
  });

  it.each([
    ['social_facebook', 'text', 'javascript:alert(1)'],
    ['social_youtube', 'textarea', 'data:text/html,x'],
    ['maps_embed_url', 'text', 'http://maps.example/embed'],
    ['company_email', 'text', 'nobody'],
    ['main_color', 'text', 'red;background:url(//evil.example)'],
    ['statistics', 'text', '{"value":1}'],
    ['slide_interval', 'json', '61'],
  ])('checks %s by its own rule, regardless of its type and the call that saves it (ASET-24)', async (key, type, value) => {
    await test.context.db
      .updateTable('settings')
      .set({ type: type as 'text' })
      .where('key', '=', key)
      .execute();
    expect(Object.keys(errorsOf(await put(key, { value })) ?? {})).toEqual(['value']);
    expect(Object.keys(errorsOf(await bulk([{ key, value }])) ?? {})).toEqual([key]);
    await test.context.db.deleteFrom('settings').where('key', '=', key).execute();
    expect(Object.keys(errorsOf(await post({ key, value, type, group: 'general' })) ?? {})).toEqual(['value']);
  });

  it('does not show visitors a stored address that the rule refuses (ASET-24)', async () => {
    const stored = { social_facebook: 'javascript:alert(1)', maps_embed_url: 'http://maps.example', company_email: 'x', main_color: 'red' };
    for (const [key, value] of Object.entries(stored)) {
      await test.context.db.updateTable('settings').set({ value, type: 'text' }).where('key', '=', key).execute();
    }
    await test.context.db.updateTable('settings').set({ value: '<p onclick="x()">8</p>' }).where('key', '=', 'business_hours').execute();
    expect(await publicly()).toMatchObject({
      social_facebook: null,
      maps_embed_url: null,
      company_email: null,
      main_color: null,
      business_hours: '<p>8</p>',
    });
  });

  it.each(['toString', 'valueOf', 'hasOwnProperty', 'constructor'])('accepts the key %s like any other', async (key) => {
    expect(await post({ key, value: 'x', type: 'text', group: 'general' })).toMatchObject({ status: 201, body: { setting: { key } } });
    expect(await bulk([{ key, value: 'y' }])).toMatchObject({ status: 200, body: { settings: [{ key, value: 'y' }] } });
    expect(await put(key, { value: 'z' })).toMatchObject({ status: 200, body: { setting: { value: 'z', is_fixed: false } } });
  });

  it.each(['__proto__', 'constructor', 'toString'])('saves nothing when one of several keys is the unknown %s', async (key) => {
    const answer = await bulk([
      { key: 'company_name', value: 'Changed' },
      { key, value: 'x' },
    ]);
    expect(answer.status).toBe(422);
    expect(Object.entries(errorsOf(answer) ?? {})).toEqual([[key, [`There is no setting ${key}.`]]]);
    expect(await publicly()).toMatchObject({ company_name: 'Your Company' });
  });

  it.each([
    ['key', { key: '' }, 'The key field is required.'],
    ['key', { key: 'with space' }, 'The key may contain letters, digits, dots, hyphens and underscores.'],
    ['key', { key: 'k'.repeat(101) }, 'The key must not be longer than 100 characters.'],
    ['type', { type: 'colour' }, expect.stringContaining('The type must be one of text, textarea')],
    ['type', { type: undefined }, expect.stringContaining('The type must be one of')],
    ['group', { group: '  ' }, 'The group field is required.'],
    ['value', { value: { a: 1 } }, 'The value must be text.'],
    ['value', { value: 'x'.repeat(2001) }, 'The value must not be longer than 2000 characters.'],
  ])('refuses an invalid %s %# (ASET-09, ASET-10)', async (field, part, text) => {
    const answer = await post({ key: 'new', value: 'x', type: 'text', group: 'general', ...part });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toEqual({ [field]: [text] });
  });

  it.each([
    ['color', '#12aBef', '#fff', 'red', '#12345g', 'url(#123456)'],
    ['number', '-12.5', '1e9', '0x10', 'one', '1,5'],
    ['boolean', 'false', '1', 'yes', 'TRUE', 'null'],
    ['email', 'a@b.example', 'a@b', 'a b@c.example', '@c.example', 'a@b.example, c@d.example'],
    ['url', 'https://a.example/x?y=1', 'a.example', 'javascript:alert(1)', 'https://', '//a.example'],
    ['json', '{"a":[1]}', '{a:1}', '[1', 'undefined', "'x'"],
    ['image', 'uploads/2026/11/a.webp', 'javascript:alert(1)', '../secret.png', 'a/../../b.png', 'uploads/%2e%2e/x.png'],
    ['file', '/images/map.svg', 'data:text/html,x', '//evil.example/x.png', 'C:\\x.png', '/..'],
  ])('checks a value of type %s (ASET-18)', async (type, good, ...bad) => {
    expect(await post({ key: 'good', value: good, type, group: 'general' })).toMatchObject({
      status: 201,
      body: { setting: { value: good } },
    });
    for (const value of bad) {
      expect([value, errorsOf(await post({ key: 'bad', value, type, group: 'general' }))]).toEqual([
        value,
        { value: [expect.stringMatching(/^The value must be /)] },
      ]);
    }
    expect(await post({ key: 'empty', value: '', type, group: 'general' })).toMatchObject({
      status: 201,
      body: { setting: { value: null } },
    });
  });

  it('sanitises formatted text (ASET-13)', async () => {
    await put('business_hours', { value: '<p onclick="x()">08:00<script>x()</script></p>' });
    expect(await publicly()).toMatchObject({ business_hours: '<p>08:00</p>' });
    await put('business_hours', { value: '<p></p>' });
    expect(await publicly()).toMatchObject({ business_hours: null });
  });

  it.each([
    ['slide_interval', '60', '0', '61', '0.5', ''],
    ['slide_interval', '2.5', '-1', 'soon', '1e1', '  '],
    ['transition_effect', 'zoom', 'spin', '', 'Fade', 'none'],
    ['background_image_style', 'repeat', 'fill', '', 'covers', '1'],
    ['site_timezone', 'Europe/Berlin', 'Mars/Base', 'WIB+', '+99:00', 'x'],
    ['currency_locale', 'de-DE', 'not a locale', '_', 'zz_ZZ', '1'],
    ['currency_code', 'EUR', 'EURO', 'eur', 'ZZZ', '€'],
    [
      'maps_embed_url',
      'https://maps.example/embed',
      'http://maps.example/embed',
      'maps',
      '<iframe>',
      '/map',
      'https://maps.app.goo.gl/Xy12',
    ],
    ['slides_data', '[]', '{}', '[1]', '[{"title":5,"background_image":"javascript:alert(1)"}]', '['],
    ['statistics', '[{"value":"5","label":"Years"}]', '{"value":1}', '["5"]', '[{"value":[],"label":""}]', 'null'],
    ['team_members', '[{"name":"A","position":"B","photo":null}]', '[{"position":"B"}]', '"x"', '[{"name":"A","photo":"../x"}]', '[null]'],
    [
      'search_synonyms',
      '[["cobot","collaborative robot"]]',
      '{}',
      '["cobot"]',
      '[["cobot"]]',
      '[["cobot","Cobot"]]',
      '[["a","%"]]',
      '[[1,{}]]',
      '[',
      JSON.stringify([0, 1].map((group) => ['a', ...Array.from({ length: 19 }, (_, index) => `b${group} ${index}`)])),
    ],
    ['sections', '[{"id":1,"title":"A","content":""}]', '[{"id":1,"content":""}]', '[[]]', '[{"id":{},"title":"A"}]', 'true'],
  ])('checks the value of %s (AHERO-04, DATA-12, DATA-13, DATA-15, DATA-16)', async (key, good, ...bad) => {
    expect((await bulk([{ key, value: good }])).status).toBe(200);
    for (const value of bad) {
      const answer = await bulk([{ key, value }]);
      expect([value, answer.status]).toEqual([value, 422]);
      expect(Object.keys(errorsOf(answer) ?? {})).toEqual([key]);
    }
    const [stored] = await test.context.db.selectFrom('settings').select('value').where('key', '=', key).execute();
    expect(stored?.value).toBe(good);
  });

  it('stores lists with only known fields, sanitised texts and no blank entries (DATA-13, DATA-15, DATA-16)', async () => {
    const lists = {
      slides_data: [{ title: ' A ', subtitle: null, hero_image: 'uploads/a.png', extra: 1 }],
      statistics: [
        { value: 25, label: 'Years' },
        { value: '', label: '' },
      ],
      team_members: [
        { name: 'Rina', position: '', photo: '' },
        { name: '', position: '', photo: null },
      ],
      sections: [
        { id: 1, title: 'A', content: '<p onclick="x()">a</p>' },
        { id: 1, title: 'B', content: '' },
        { title: 'C', content: null },
      ],
    };
    const answer = await bulk(Object.entries(lists).map(([key, value]) => ({ key, value: JSON.stringify(value) })));
    const stored = (answer.body as { settings: Setting[] }).settings.map(({ key, value }) => [key, JSON.parse(value ?? '')]);
    expect(Object.fromEntries(stored)).toEqual({
      slides_data: [{ title: 'A', subtitle: '', background_image: '', hero_image: 'uploads/a.png' }],
      statistics: [{ value: '25', label: 'Years' }],
      team_members: [{ name: 'Rina', position: '', photo: null }],
      sections: [
        { id: 1, title: 'A', content: '<p>a</p>' },
        { id: 2, title: 'B', content: '' },
        { id: 3, title: 'C', content: '' },
      ],
    });
    expect(await publicly()).toMatchObject({ statistics: [{ value: '25', label: 'Years' }] });
  });

  it('saves several settings together (APIADM-31)', async () => {
    const answer = await bulk([
      { key: 'company_name', value: 'Lintara' },
      { key: 'main_color', value: '#112233' },
      { key: 'company_fax', value: '' },
    ]);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Settings saved successfully' } });
    expect(await publicly()).toMatchObject({ company_name: 'Lintara', main_color: '#112233', company_fax: null });
  });

  it('saves all or nothing, and names every refused key (APIADM-31)', async () => {
    const answer = await bulk([
      { key: 'company_name', value: 'Lintara' },
      { key: 'nothing_like_it', value: 'x' },
      { key: 'main_color', value: 'blue' },
    ]);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        message: 'There is no setting nothing_like_it.',
        errors: {
          nothing_like_it: ['There is no setting nothing_like_it.'],
          main_color: ['The value must be a colour such as #2563eb.'],
        },
      },
    });
    expect(await publicly()).toMatchObject({ company_name: 'Your Company', main_color: '#4CE482' });
  });

  it('accepts every value within the limits, regardless of its size in bytes', async () => {
    const sections = (title: string) => JSON.stringify([1, 2].map((id) => ({ id, title, content: `<p>${'щ'.repeat(90_000)}</p>` })));
    expect((await put('sections', { value: sections('A') })).status).toBe(200);
    expect((await bulk([{ key: 'sections', value: sections('B') }])).status).toBe(200);
    const longest = JSON.stringify('😀'.repeat(199_998));
    expect((await post({ key: 'longest', value: longest, type: 'json', group: 'texts' })).status).toBe(201);
    // longer than a single value may be, but within the limit for all of them: reported at its key
    expect(errorsOf(await bulk([{ key: 'longest', value: `${longest}${' '.repeat(10)}x` }]))).toHaveProperty('longest');
    const many = ['company_name', 'company_fax', 'company_phone'].map((key) => ({ key, value: 'x'.repeat(400_000) }));
    expect(errorsOf(await bulk(many))).toEqual({ settings: ['The values must not be longer than 1000000 characters together.'] });
  });

  it.each([undefined, null, 'text', [], [1], [{ key: 'company_name' }], [{ key: 'company_name', value: 7 }], [{ value: 'x' }]])(
    'refuses the list %j',
    async (settings) => {
      expect((await bulk(settings)).status).toBe(422);
    },
  );
});
