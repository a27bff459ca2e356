// The page that visitors see instead of a site that is not public. It has no script.
import { isColor } from '#contract/rules/colors.ts';
import { splitLanguage } from '#contract/rules/languages.ts';
import { accessPasswordLimits, accessPath } from '#contract/rules/site-access.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { telephoneUrl } from '#contract/rules/telephone.ts';
import { defaultOf } from '#server/features/settings/builtin-settings.ts';
import { addressCodes } from '#server/http/languages.ts';
import { textOn } from '#server/platform/contrast.ts';
import { escapeAttribute } from '#server/platform/html.ts';
import type { ClosedSite, LocalContact } from './site-access.service.ts';

/** The page has inline styles, the logo, and one form. */
export const accessPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const style =
  ':root{color-scheme:light dark}*{box-sizing:border-box}body{font:1rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;overflow-wrap:anywhere}main{width:min(24rem,calc(100vw - 3rem))}img{max-width:100%;max-height:5rem;margin:0 0 1rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}form{display:grid;gap:.5rem;margin:1.5rem 0}label{font-weight:600}input,button{font:inherit;padding:.625rem .75rem;border-radius:.25rem;width:100%;min-height:2.75rem}input{border:1px solid #767676}button{border:0;background:var(--main);color:var(--on-main);font-weight:600;cursor:pointer}:focus-visible{outline:3px solid color-mix(in oklab,var(--main),currentcolor 45%);outline-offset:2px}p{margin:0 0 .5rem}.error{color:#b00020}@media(prefers-color-scheme:dark){.error{color:#ff8a80}}address{font-style:normal;white-space:pre-line}';

type SayNotice = LocalContact['say'];

interface PageContent {
  site: ClosedSite;
  /** Path to which the form leads. The page has its language. */
  next: string;
  errorIn?: ((say: SayNotice) => string) | undefined;
}

const localContact = ({ contacts }: ClosedSite, path: string): LocalContact => {
  const { code } = splitLanguage(path, addressCodes(contacts.map(({ language }) => language)));
  return contacts.find(({ language }) => language.code === code) ?? contacts[0];
};

/** Only a stored colour that is valid, because it becomes part of the style sheet. */
const brandOf = ({ contact: { main_color: stored } }: LocalContact): string => {
  const main = stored && isColor(stored) ? stored : (defaultOf('main_color')?.value ?? '');
  return `:root{--main:${main};--on-main:${textOn(main)}}`;
};

const line = (text: string | null | undefined, link?: string | null): string => {
  if (!text) return '';
  const shown = escapeAttribute(text);
  return `<p>${link ? `<a href="${escapeAttribute(link)}">${shown}</a>` : shown}</p>`;
};

/** Only files of this site: the policy allows no others. */
export const logoOf = ({ contact: { company_logo: logo } }: LocalContact): string | null => {
  const url = storageUrl(logo ?? null);
  return url?.startsWith('/storage/') ? url : null;
};

const languageOf = ({ language }: LocalContact): string => `lang="${language.code}"${language.direction === 'rtl' ? ' dir="rtl"' : ''}`;

export const accessPage = ({ site, next, errorIn }: PageContent): string => {
  const local = localContact(site, next);
  const { contact, say } = local;
  const { company_name, company_email: email, company_phone: phone, company_address: address } = contact;
  const name = escapeAttribute(company_name || say('closedName'));
  const logo = logoOf(local);
  const error = errorIn?.(say);
  const { max } = accessPasswordLimits;
  const described = error ? ' aria-invalid="true" aria-describedby="error" autofocus' : '';
  return `<!doctype html><html ${languageOf(local)}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title>
<style>${brandOf(local)}${style}</style></head>
<body><main>${logo ? `<img src="${escapeAttribute(logo)}" alt="">` : ''}<h1>${name}</h1><p>${escapeAttribute(say('closedText'))}</p>
<form method="post" action="${accessPath}"><input type="hidden" name="next" value="${escapeAttribute(next)}">
<label for="password">${escapeAttribute(say('closedPassword'))}</label><input id="password" name="password" type="password" required maxlength="${max}" autocomplete="current-password"${described}>
${error ? `<p class="error" id="error" role="alert">${escapeAttribute(error)}</p>` : ''}<button>${escapeAttribute(say('closedOpen'))}</button></form>
${line(email, email && `mailto:${email}`)}${line(phone, telephoneUrl(phone ?? ''))}${address ? `<address>${escapeAttribute(address)}</address>` : ''}</main></body></html>
`;
};
