// The whole site in Japanese, with the texts of an owner.
import { test } from './support/admin.ts';
import { addLanguage } from './support/language.ts';
import { expectPageInLanguage, visits } from './support/language-visit.ts';
import { ja } from './texts/ja/index.ts';

// the address that shows nothing
test.use({ company: 'japanese', expectedComplaints: [/Failed to load resource.*404.*nowhere/] });

test.beforeAll(({ product }) => addLanguage(product, ja));

for (const visit of visits)
  test(`is complete, accessible and without overflow in Japanese: ${visit.path} (RTL-05, RTL-11)`, ({ page }) =>
    expectPageInLanguage(page, ja, visit));
