// The forms of settings.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languagesAnswer } from '#web/test/translations.ts';
import { base, type FormCase, inRegion, label, picture, press, rows } from './form-case.fixture.ts';

const aboutTexts = { title: 'About Us', slug: 'about', content: '<p>Text</p>', short_content: null };
const about = { ...base, ...aboutTexts, id: 4, template: 'about', sort_order: 4, is_published: true, version: 2 };
const list = (id: number, key: string, entries: object[]) => ({
  id,
  key,
  group: key,
  type: 'json',
  value: JSON.stringify(entries),
  version: 1,
});
const statistics = list(1, 'statistics', [{ value: '18', label: 'Years' }]);
const team = list(2, 'team_members', [{ name: 'Ratna', position: 'Director', photo: null }]);
const sections = list(3, 'sections', [{ id: 5, title: 'Our mission', content: '<p>Short stops.</p>' }]);
const fax = { id: 8, key: 'company_fax', value: '1', type: 'text', group: 'general', is_fixed: true, version: 1 };
const companyName = { ...fax, id: 10, key: 'company_name', value: 'Lintara', group: 'company' };
const slides = { ...fax, id: 11, key: 'slides_data', value: JSON.stringify([{ title: 'One', subtitle: '' }]), group: 'hero' };
const imprint = { kind: 'address', label: 'Imprint', target: '/page/imprint', most: 0, is_visible: true, is_nested: false };
const headerMenu = { ...fax, id: 12, key: 'header_menu', value: JSON.stringify([imprint]), group: 'menus' };
const footerMenu = { ...headerMenu, id: 13, key: 'footer_menu', value: '[]' };
const mailServer = {
  set_by: 'settings',
  host: 'mail.lintara.example',
  port: 587,
  security: 'starttls',
  user: null,
  has_password: false,
  from: 'website@lintara.example',
  problem: null,
};
const siteTexts = {
  language: 'en',
  languages: [{ code: 'en', name: 'English' }],
  total: 1,
  missing: 0,
  changed: 0,
  texts: [{ part: 'gallery', key: 'close', english: 'Close', built_in: 'Close', own: 'Shut', version: 1 }],
};
const groups: Record<string, object[]> = {
  about_stats: [statistics],
  about_team: [team],
  about_sections: [sections],
  hero: [slides],
  menus: [headerMenu, footerMenu],
  company: [companyName],
  theme: [],
};
/** The settings of the group that a request names. */
export const ofGroup = ({ path }: { path: string }) => rows(groups[new URLSearchParams(path.split('?')[1]).get('group') ?? ''] ?? [fax]);
const settingCard = (source: string, region: string, name: RegExp, saved: { id: number }, button: RegExp): FormCase => ({
  source,
  path: '/admin/about-settings',
  load: 'GET /api/admin/settings',
  answers: { 'GET /api/admin/pages': rows([about]) },
  field: inRegion(region, name),
  button,
  save: `PUT /api/admin/settings/${saved.id}`,
  answer: { message: 'ok', setting: saved },
  isKept: true,
});
const listForm = 'about/use-list-form.ts';

export const settingsForms: Record<string, FormCase> = {
  'about page': {
    source: 'about/content-card.tsx',
    path: '/admin/about-settings',
    load: 'GET /api/admin/pages',
    answers: { 'GET /api/admin/pages': rows([about]) },
    field: inRegion('About Page Content', /^Title/),
    button: /^Save About Content/,
    save: 'PUT /api/admin/pages/4',
    answer: { message: 'ok', page: about },
    isKept: true,
  },
  statistics: settingCard(listForm, 'Company Statistics', /^Label/, statistics, /^Save Statistics/),
  team: {
    ...settingCard(listForm, 'Team Members', /^Position/, team, /^Save Team Members/),
    upload: { picker: () => screen.findByLabelText('Upload photo: Photo of Ratna'), call: picture },
  },
  sections: {
    ...settingCard(listForm, 'Page Sections', /^Title/, sections, /^Save Sections/),
    open: async () => userEvent.click(await screen.findByRole('button', { name: /^Our mission/, expanded: false })),
  },
  brand: {
    source: 'settings/brand/brand-form.tsx',
    path: '/admin/brand',
    load: 'GET /api/admin/settings',
    answers: {},
    field: label(/^Company name/),
    button: /^Save changes/,
    save: 'POST /api/admin/settings-bulk-update',
    answer: { message: 'ok', settings: [] },
    isKept: true,
  },
  slideshow: {
    source: 'slideshow/hero-settings-form.tsx',
    path: '/admin/hero-settings',
    load: 'GET /api/admin/settings',
    answers: {},
    field: label(/^Slide Title/),
    upload: { picker: async () => (await screen.findAllByLabelText('Upload an image: Background Image'))[0] as HTMLElement, call: picture },
    button: /^Save Settings/,
    save: 'POST /api/admin/settings-bulk-update',
    answer: { message: 'ok', settings: [] },
    isKept: true,
  },
  menus: {
    source: 'menus/menus-form.tsx',
    path: '/admin/menus',
    load: 'GET /api/admin/settings',
    answers: {},
    field: async () => {
      const row = await screen.findByRole('button', { name: /\/page\/imprint/ });
      if (row.getAttribute('aria-expanded') === 'false') await userEvent.click(row);
      return label(/^Label/)();
    },
    button: /^Save Menus/,
    save: 'POST /api/admin/settings-bulk-update',
    answer: { message: 'ok', settings: [] },
    isKept: true,
  },
  'site texts': {
    source: 'interface-texts/interface-texts-form.tsx',
    path: '/admin/interface-texts',
    load: 'GET /api/admin/interface-texts',
    answers: { 'GET /api/admin/interface-texts': { body: siteTexts } },
    open: async () => userEvent.click(await screen.findByRole('button', { name: /^Gallery/, expanded: false })),
    field: label(/^Close/),
    button: /^Save Texts/,
    save: 'PUT /api/admin/interface-texts',
    answer: { message: 'ok', total: 1, missing: 0, changed: 1, texts: siteTexts.texts },
  },
  setting: {
    source: 'settings/setting-dialog.tsx',
    path: '/admin/settings?edit=8',
    load: 'GET /api/admin/settings',
    answers: {},
    field: label(/^Value/),
    button: /^Update/,
    save: 'PUT /api/admin/settings/8',
    answer: { message: 'ok', setting: fax },
    isKept: true,
  },
  'new setting': {
    source: 'settings/new-setting-dialog.tsx',
    path: '/admin/settings?new=1',
    answers: { 'PUT /api/admin/settings/8': { body: { message: 'ok', setting: fax } } },
    open: async () => userEvent.type(await screen.findByLabelText(/^Key/), 'fax'),
    field: label(/^Value/),
    button: /^Create/,
    save: 'POST /api/admin/settings',
    answer: { message: 'ok', setting: fax },
  },
  'site access': {
    source: 'site-access/site-access-dialog.tsx',
    path: '/admin/settings',
    answers: { 'GET /api/admin/site-access': { body: { access: { is_public: false, machines: 'unavailable', has_password: true } } } },
    open: async () => {
      await press('Change or make public')();
      await userEvent.type(await screen.findByLabelText(/^Password for visitors/), 'open sesame');
    },
    field: label(/^Password for visitors/),
    button: /^Save/,
    save: 'PUT /api/admin/site-access',
    answer: { message: 'ok', access: { is_public: false, machines: 'unavailable', has_password: true } },
  },
  'mail server': {
    source: 'mail/mail-server-dialog.tsx',
    path: '/admin/settings',
    answers: {
      'GET /api/admin/mail': { body: { is_enabled: true, from: mailServer.from, recipients: [], failed: 0, delayed: 0, problem: null } },
      'GET /api/admin/mail-server': { body: { server: mailServer } },
    },
    open: press('Change mail server'),
    field: label(/^Server/),
    button: /^Save/,
    save: 'PUT /api/admin/mail-server',
    answer: { message: 'ok', server: mailServer },
  },
  language: {
    source: 'languages/language-dialog.tsx',
    path: '/admin/languages',
    answers: { 'GET /api/admin/settings': languagesAnswer([]) },
    open: async () => {
      await press('Add Language')();
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Language/ }), 'de');
    },
    field: label(/^Name/),
    button: /^Add language/,
    save: 'POST /api/admin/settings-bulk-update',
    answer: { message: 'ok', settings: [] },
  },
};
