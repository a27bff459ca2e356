// Every form of the admin area: where it is, what it loads, and how it is saved. A new form is one more entry.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payload } from '#web/admin/features/attributes/attributes-api.fixture.ts';
import { scara } from '#web/admin/features/categories/categories-api.fixture.ts';
import { contact } from '#web/admin/features/contacts/contacts-api.fixture.ts';
import { anArticle } from '#web/test/articles.ts';
import { aProduct, robots } from '#web/test/catalogue.ts';
import type { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';
import { writeRichText } from '#web/test/rich-text.ts';

type Answers = Exclude<Parameters<typeof fakeApi>[0], (...given: never[]) => unknown>;

export interface FormCase {
  /** The file that creates the form. */
  source: string;
  path: string;
  /** The call whose response fills the form; without it the form opens empty. */
  load?: string;
  answers: Answers;
  /** Opens the form on its screen. */
  open?: () => Promise<void>;
  /** A text field. */
  field: () => Promise<HTMLElement>;
  button: RegExp;
  /** The call that saves. */
  save: string;
  answer: object;
  /** The picker of a file that is uploaded when it is chosen, and the call. */
  upload?: { picker: () => Promise<HTMLElement>; call: string };
  /** Whether unsaved changes are stored. */
  isKept?: boolean;
  /** The form belongs to a screen without a session, which the save ends. */
  isOnce?: boolean;
}

const base = { seo_title: null, seo_description: null, created_at: '2026-11-01T02:00:00.000Z', updated_at: '2026-11-01T02:00:00.000Z' };
const page = { ...base, id: 4, title: 'Warranty', slug: 'warranty', content: '<p>Text</p>', short_content: null };
const shownPage = { ...page, template: 'default', sort_order: 4, is_published: true, version: 2 };
const about = { ...shownPage, title: 'About Us', slug: 'about', template: 'about' };
const product = aProduct({ id: 7 });
const article = anArticle({ id: 9 });
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
const file = {
  id: 7,
  path: 'uploads/cell.webp',
  url: '/storage/uploads/cell.webp',
  kind: 'picture',
  name: 'Cell',
  bytes: 40,
  width: 16,
  height: 12,
};
const stored = {
  ...file,
  alt: '',
  caption: '',
  is_decorative: false,
  focal_x: 0.5,
  focal_y: 0.5,
  uses_count: 0,
  uploaded_by: null,
  ...base,
  version: 1,
};
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
const message = contact(3, { note: 'Called' });
const messageAnswers = {
  'GET /api/admin/contacts': { body: aPage([]) },
  'GET /api/admin/contacts/3': { body: { contact: message } },
  'GET /api/admin/contacts/3/neighbours': { body: { newer: null, older: null } },
  'GET /api/admin/contacts/3/mail': { body: { mails: [] } },
  'GET /api/admin/contacts-assignees': { body: { administrators: [] } },
};
const oldAddress = {
  id: 5,
  origin: 'written',
  from: '/old',
  to: '/contact',
  state: 'works',
  hits: 2,
  created_by: null,
  version: 1,
  ...base,
};
const account = { id: 1, name: 'Ayu Prameswari', email: 'ayu@lintara.example' };
const token = 't'.repeat(43);
const session = { token: 't', user: account, remember: false, expires_at: '2026-12-01T00:00:00.000Z' };
const invited = { ...account, id: 4, name: 'Rina', role: 'viewer', status: 'invited', is_you: false, created_at: base.created_at };
const invitation = { path: `/admin/invitation/${token}`, expires_at: base.created_at };

const groups: Record<string, object[]> = {
  about_stats: [statistics],
  about_team: [team],
  about_sections: [sections],
  hero: [slides],
  menus: [headerMenu, footerMenu],
  company: [companyName],
  theme: [],
};

const rows = (data: object[]) => ({ body: { ...aPage(data), from: 1, to: data.length } });
const ofGroup = ({ path }: { path: string }) => rows(groups[new URLSearchParams(path.split('?')[1]).get('group') ?? ''] ?? [fax]);

export const common: Answers = {
  'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
  'GET /api/public/currency-settings': { body: { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' } },
  'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
  'GET /api/admin/categories-all': { body: [robots] },
  'GET /api/admin/settings': ofGroup,
  'GET /api/admin/settings-groups': { body: ['general'] },
  'GET /api/admin/site-access': { body: { access: { is_public: true, machines: 'unavailable', has_password: false } } },
};

const draft = { draft: null, record: null, schedule: [], links: [] };
const label = (name: RegExp) => () => screen.findByLabelText(name, { selector: 'input, textarea' });
const inRegion = (region: string, name: RegExp) => async () =>
  within(await screen.findByRole('region', { name: region })).findByLabelText(name, { selector: 'input, textarea' });
const press = (name: string) => async () => userEvent.click(await screen.findByRole('button', { name }));

const accountAnswers: Answers = {
  'GET /api/admin/account': { body: { account } },
  'GET /api/admin/account/sessions': { body: { sessions: [] } },
  'GET /api/admin/account/sign-in-methods': { body: { totp_enabled_at: null, recovery_codes: 0, passkeys: [] } },
  'GET /api/admin/account/sign-ins': { body: { sign_ins: [] } },
  'GET /api/admin/administrators': { body: { administrators: [] } },
};

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

/** The call that uploads one picture on its own. */
const picture = 'POST /api/admin/upload';
/** Stored path of an upload. */
export const uploaded = 'uploads/2026/11/new.webp';

const listForm = 'about/use-list-form.ts';

export const forms: Record<string, FormCase> = {
  page: {
    source: 'pages/page-form.tsx',
    path: '/admin/pages?edit=4',
    load: 'GET /api/admin/pages',
    answers: { 'GET /api/admin/pages': rows([shownPage]), 'GET /api/admin/drafts/page/4': { body: draft } },
    field: label(/^Title/),
    button: /^Update Page/,
    save: 'PUT /api/admin/pages/4',
    answer: { message: 'ok', page: shownPage },
    isKept: true,
  },
  'new page': {
    source: 'pages/page-form.tsx',
    path: '/admin/pages?new=1',
    answers: { 'GET /api/admin/pages': rows([]), 'PUT /api/admin/pages/4': { body: { message: 'ok', page: shownPage } } },
    open: () => writeRichText('Content', '<p>Text</p>'),
    field: label(/^Title/),
    button: /^(Create|Update) Page/,
    save: 'POST /api/admin/pages',
    answer: { message: 'ok', page: shownPage },
    isKept: true,
  },
  category: {
    source: 'categories/category-form.tsx',
    path: '/admin/categories?edit=3',
    load: 'GET /api/admin/categories',
    answers: { 'GET /api/admin/categories': rows([scara]), 'GET /api/admin/drafts/category/3': { body: draft } },
    field: label(/^Name/),
    button: /^Update Category/,
    save: 'POST /api/admin/categories/3',
    answer: { message: 'ok', category: scara },
    isKept: true,
  },
  product: {
    source: 'products/product-form.tsx',
    path: '/admin/products?edit=7',
    load: 'GET /api/admin/products/7',
    answers: {
      'GET /api/admin/products': rows([product]),
      'GET /api/admin/products/7': { body: { product } },
      'GET /api/admin/drafts/product/7': { body: draft },
      'GET /api/admin/attributes': { body: { attributes: [], general: [], problems: 0, counts: {} } },
      'GET /api/admin/attributes/ranges': { body: {} },
    },
    field: label(/^Name/),
    button: /^Update Product/,
    save: 'POST /api/admin/products/7',
    answer: { message: 'ok', product },
    isKept: true,
  },
  article: {
    source: 'news/article-form.tsx',
    path: '/admin/news?edit=9',
    load: 'GET /api/admin/news/9',
    answers: {
      'GET /api/admin/news': rows([article]),
      'GET /api/admin/news/9': { body: { news: article } },
      'GET /api/admin/media': rows([]),
      'GET /api/admin/drafts/article/9': { body: draft },
    },
    field: label(/^Title/),
    button: /^Update Article/,
    save: 'POST /api/admin/news/9',
    upload: {
      picker: async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Insert image' }));
        return screen.findByLabelText('Upload pictures');
      },
      call: 'POST /api/admin/upload-image',
    },
    answer: { message: 'ok', news: article },
    isKept: true,
  },
  attribute: {
    source: 'attributes/attribute-form.tsx',
    path: '/admin/attributes?category_id=1&edit=1',
    load: 'GET /api/admin/attributes',
    answers: {
      'GET /api/admin/attributes': { body: { attributes: [payload], general: [], problems: 0, counts: {} } },
      'GET /api/admin/attributes/names': { body: aPage([]) },
    },
    field: label(/^Label/),
    button: /^Update Attribute/,
    save: 'PUT /api/admin/attributes/1',
    answer: { message: 'ok', attribute: payload },
    isKept: true,
  },
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
  media: {
    source: 'media/media-dialog.tsx',
    path: '/admin/media?edit=7',
    load: 'GET /api/admin/media/7',
    answers: { 'GET /api/admin/media': rows([stored]), 'GET /api/admin/media/7': { body: { media: stored, uses: [] } } },
    field: label(/^Caption/),
    button: /^Save$/,
    save: 'PUT /api/admin/media/7',
    answer: { message: 'ok', media: stored },
  },
  redirect: {
    source: 'redirects/redirect-form.tsx',
    path: '/admin/redirects?edit=5',
    load: 'GET /api/admin/redirects/5',
    answers: {
      'GET /api/admin/redirects': rows([oldAddress]),
      'GET /api/admin/redirects/5': { body: { redirect: oldAddress } },
      'GET /api/admin/redirects/missing': { body: { data: [] } },
    },
    field: label(/^New address/),
    button: /^Update Redirect/,
    save: 'PUT /api/admin/redirects/5',
    answer: { message: 'ok', redirect: oldAddress },
  },
  note: {
    source: 'contacts/message-notes.tsx',
    path: '/admin/contacts?message=3',
    load: 'GET /api/admin/contacts/3',
    answers: messageAnswers,
    open: press('Edit note'),
    field: label(/^Note(?! for)/),
    button: /^Save changes/,
    save: 'PATCH /api/admin/contacts/3',
    answer: { message: 'ok', contact: message },
  },
  'new note': {
    source: 'contacts/message-handling.tsx',
    path: '/admin/contacts?message=3',
    answers: messageAnswers,
    field: label(/^Note for colleagues/),
    button: /^Save note/,
    save: 'POST /api/admin/contacts/3/notes',
    answer: { message: 'ok', contact: message },
  },
  schedule: {
    source: 'drafts/schedule-dialog.tsx',
    path: '/admin/pages?edit=4',
    answers: { 'GET /api/admin/pages': rows([{ ...shownPage, is_published: false }]), 'GET /api/admin/drafts/page/4': { body: draft } },
    open: press('Schedule'),
    field: label(/^Unpublish at/),
    button: /^Save schedule/,
    save: 'PUT /api/admin/drafts/page/4/schedule',
    answer: { message: 'ok', schedule: [] },
  },
  account: {
    source: 'account/account-form.tsx',
    path: '/admin/account',
    load: 'GET /api/admin/account',
    answers: accountAnswers,
    field: label(/^Name/),
    button: /^Save account/,
    save: 'PUT /api/admin/account',
    answer: { message: 'ok', account },
  },
  password: {
    source: 'account/password-form.tsx',
    path: '/admin/account',
    answers: accountAnswers,
    open: async () => {
      await userEvent.type(await screen.findByLabelText(/^Current password/), 'ten characters and more');
      await userEvent.type(screen.getByLabelText(/^New password \*/), 'another long password');
      await userEvent.type(screen.getByLabelText(/^New password again/), 'another long passwor');
    },
    field: label(/^New password again/),
    button: /^Change password/,
    save: 'PUT /api/admin/account/password',
    answer: { message: 'ok' },
  },
  invitation: {
    source: 'administrators/invite-dialog.tsx',
    path: '/admin/account',
    answers: accountAnswers,
    open: async () => {
      await press('Invite')();
      const dialog = within(await screen.findByRole('dialog', { name: 'Invite administrator' }));
      await userEvent.type(dialog.getByLabelText(/^Email/), 'rina@lintara.example');
    },
    field: async () => within(await screen.findByRole('dialog', { name: 'Invite administrator' })).getByLabelText(/^Name/),
    button: /^Create link/,
    save: 'POST /api/admin/administrators',
    answer: { message: 'ok', administrator: invited, invitation },
  },
  acceptance: {
    source: 'administrators/accept-form.tsx',
    path: `/admin/invitation/${token}`,
    answers: { [`GET /api/admin/invitations/${token}`]: { body: { name: 'Rina', email: account.email, expires_at: base.created_at } } },
    field: label(/^Name/),
    button: /^Accept/,
    save: `POST /api/admin/invitations/${token}`,
    answer: session,
    isOnce: true,
  },
  'forgotten password': {
    source: 'auth/forgot-password-form.tsx',
    path: '/admin/forgot-password',
    answers: {},
    field: label(/^Email/),
    button: /^Send link/,
    save: 'POST /api/admin/auth/password-reset',
    answer: { message: 'ok' },
    isOnce: true,
  },
  'new password': {
    source: 'auth/new-password-form.tsx',
    path: `/admin/password-reset/${token}`,
    answers: { [`GET /api/admin/auth/password-reset/${token}`]: { body: { email: account.email } } },
    field: label(/^Password/),
    button: /^Save and sign in/,
    save: `POST /api/admin/auth/password-reset/${token}`,
    answer: session,
    isOnce: true,
  },
};
