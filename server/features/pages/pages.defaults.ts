// The pages that the product's own links lead to, for a company that has written nothing yet. They make no legal statement
// on the company's behalf.
import type { PageInput } from './pages.service.ts';

export const pageDefaults: readonly (PageInput & { slug: string })[] = [
  {
    slug: 'about',
    template: 'about',
    title: 'About Us',
    content: '<p>For information about the company, its products and its services, please use the <a href="/contact">contact page</a>.</p>',
    short_content: 'For information about the company, its products and its services, please use the contact page.',
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    content:
      '<p>This site stores what you send through its contact form, so that we can answer you. It sets one technical cookie that protects forms from misuse, and counts visits without cookies and without storing who you are.</p><p>To see, correct or delete what we hold about you, write to us through the contact page.</p>',
  },
  {
    slug: 'terms-of-service',
    title: 'Terms of Service',
    content:
      '<p>For questions about the use of this website, its texts and its pictures, please use the <a href="/contact">contact page</a>.</p>',
  },
];
