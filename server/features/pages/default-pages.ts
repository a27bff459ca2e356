// Default pages, to which the site links. They contain no legal statements on behalf of the company.
import type { PublicPage } from '#contract/pages.ts';

interface DefaultPage {
  slug: string;
  title: string;
  content: string;
  short_content?: string;
  template?: PublicPage['template'];
}

export const pageDefaults: readonly DefaultPage[] = [
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
      '<p>This website stores the messages that are sent through its contact form. It sets one technical cookie that protects forms from misuse, and counts visits without cookies.</p><p>For questions about your data, please use the <a href="/contact">contact page</a>.</p>',
  },
  {
    slug: 'terms-of-service',
    title: 'Terms of Service',
    content:
      '<p>For questions about the use of this website, its texts and its pictures, please use the <a href="/contact">contact page</a>.</p>',
  },
];
