// The page that visitors see instead of a site that is not public. It has no script.
import { isColor } from '#contract/rules/colors.ts';
import { accessPasswordLimits, accessPath } from '#contract/rules/site-access.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { telephoneUrl } from '#contract/rules/telephone.ts';
import { defaultOf } from '#server/features/settings/builtin-settings.ts';
import { textOn } from '#server/platform/contrast.ts';
import { escapeAttribute } from '#server/platform/html.ts';
import type { ClosedSite } from './site-access.service.ts';

/** The page has inline styles, the logo, and one form. */
export const accessPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const style =
  ':root{color-scheme:light dark}*{box-sizing:border-box}body{font:1rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;overflow-wrap:anywhere}main{width:min(24rem,calc(100vw - 3rem))}img{max-width:100%;max-height:5rem;margin:0 0 1rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}form{display:grid;gap:.5rem;margin:1.5rem 0}label{font-weight:600}input,button{font:inherit;padding:.625rem .75rem;border-radius:.25rem;width:100%;min-height:2.75rem}input{border:1px solid #767676}button{border:0;background:var(--main);color:var(--on-main);font-weight:600;cursor:pointer}:focus-visible{outline:3px solid color-mix(in oklab,var(--main),currentcolor 45%);outline-offset:2px}p{margin:0 0 .5rem}.error{color:#b00020}@media(prefers-color-scheme:dark){.error{color:#ff8a80}}address{font-style:normal;white-space:pre-line}';

interface PageContent {
  site: ClosedSite;
  /** Path to which the form leads. */
  next: string;
  error?: string | undefined;
}

/** Only a stored colour that is valid, because it becomes part of the style sheet. */
const brandOf = ({ contact: { main_color: stored } }: ClosedSite): string => {
  const main = stored && isColor(stored) ? stored : (defaultOf('main_color')?.value ?? '');
  return `:root{--main:${main};--on-main:${textOn(main)}}`;
};

const line = (text: string | null | undefined, link?: string | null): string => {
  if (!text) return '';
  const shown = escapeAttribute(text);
  return `<p>${link ? `<a href="${escapeAttribute(link)}">${shown}</a>` : shown}</p>`;
};

/** Only files of this site: the policy allows no others. */
export const logoOf = ({ contact: { company_logo: logo } }: ClosedSite): string | null => {
  const url = storageUrl(logo ?? null);
  return url?.startsWith('/storage/') ? url : null;
};

export const accessPage = ({ site, next, error }: PageContent): string => {
  const { company_name, company_email: email, company_phone: phone, company_address: address } = site.contact;
  const name = escapeAttribute(company_name || 'This site');
  const logo = logoOf(site);
  const { max } = accessPasswordLimits;
  const described = error ? ' aria-invalid="true" aria-describedby="error" autofocus' : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title>
<style>${brandOf(site)}${style}</style></head>
<body><main>${logo ? `<img src="${escapeAttribute(logo)}" alt="">` : ''}<h1>${name}</h1><p>This site is not public yet.</p>
<form method="post" action="${accessPath}"><input type="hidden" name="next" value="${escapeAttribute(next)}">
<label for="password">Password</label><input id="password" name="password" type="password" required maxlength="${max}" autocomplete="current-password"${described}>
${error ? `<p class="error" id="error" role="alert">${escapeAttribute(error)}</p>` : ''}<button>Open the site</button></form>
${line(email, email && `mailto:${email}`)}${line(phone, telephoneUrl(phone ?? ''))}${address ? `<address>${escapeAttribute(address)}</address>` : ''}</main></body></html>
`;
};
