// What each screen is for, in the words that somebody may type to find it, beside its name.
import type { ScreenPath } from '#web/admin/lib/screens.ts';

export const screenWords: Record<ScreenPath, string> = {
  '/admin': 'home start overview figures',
  '/admin/account':
    'profile password email passkeys two-step verification second factor authenticator recovery codes devices sessions sign-ins team colleagues users administrators roles rights permissions invite invitation',
  '/admin/analytics': 'statistics visitors views visits traffic referrers devices',
  '/admin/products': 'catalogue items prices models specifications brochures featured',
  '/admin/categories': 'product groups ranges',
  '/admin/attributes': 'specifications properties units filters comparison synonyms aliases',
  '/admin/attributes/grid': 'table spreadsheet values of many products specifications bulk',
  '/admin/imports': 'upload spreadsheet excel xlsx csv bmecat woocommerce shopify wordpress catalogue file',
  '/admin/news': 'articles blog posts knowledge base',
  '/admin/pages': 'privacy terms imprint texts',
  '/admin/media': 'pictures images photos files documents brochures uploads alternative texts alt',
  '/admin/redirects': 'old addresses moved urls 301 404 410 missing broken links',
  '/admin/hero-settings': 'slides carousel banner home page hero',
  '/admin/menus': 'navigation header footer links',
  '/admin/about-settings': 'about page company figures statistics team members sections',
  '/admin/contacts': 'inbox enquiries inquiries quote requests mail emails spam notes',
  '/admin/translations': 'languages texts missing outdated translate localisation',
  '/admin/languages': 'translations locale german indonesian right to left main language add publish',
  '/admin/trash': 'deleted restore undo bin',
  '/admin/audit': 'history who changed what log',
  '/admin/brand':
    'logo icon favicon colours theme name tagline address telephone opening hours map social links currency price numbers notation time zone share image',
  '/admin/interface-texts': 'words labels buttons interface translation wording plural forms languages email acknowledgement',
  '/admin/settings': 'options email recipients search synonyms statistics privacy revisions texts',
  '/admin/backups': 'copy download restore save export',
  '/admin/integrations': 'api tokens keys access programs erp crm webhooks scopes secrets',
  '/admin/system': 'version status disk database jobs mail server smtp site access password public',
};
