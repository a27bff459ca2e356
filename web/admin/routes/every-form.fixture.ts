// Every form of the admin area, and the responses that all of them need. A new form is one more entry of its part.
import { robots } from '#web/test/catalogue.ts';
import { accountForms } from './account-forms.fixture.ts';
import type { Answers, FormCase } from './form-case.fixture.ts';
import { recordForms } from './record-forms.fixture.ts';
import { ofGroup, settingsForms } from './settings-forms.fixture.ts';

export const common: Answers = {
  'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
  'GET /api/public/currency-settings': { body: { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' } },
  'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
  'GET /api/admin/categories-all': { body: [robots] },
  'GET /api/admin/settings': ofGroup,
  'GET /api/admin/settings-groups': { body: ['general'] },
  'GET /api/admin/site-access': { body: { access: { is_public: true, machines: 'unavailable', has_password: false } } },
};

export const forms: Record<string, FormCase> = { ...recordForms, ...settingsForms, ...accountForms };
