// Reduces referrers to their domain.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/project-root.ts';

// https://github.com/matomo-org/referrer-spam-list, public domain, as of 2026-08-20; one domain per line
const spam = new Set(
  readFileSync(join(projectRoot, 'server/features/analytics/collect/referrer-spam.txt'), 'utf8').split('\n').filter(Boolean),
);

const mostCharacters = 253;

/** @returns the domain of an http(s) address in lower case and without `www.`; empty without a referrer and for the site itself */
export const referrerDomain = (referrer: string, ownHosts: readonly string[]): string => {
  const url = URL.canParse(referrer) ? new URL(referrer) : null;
  if (!url || !/^https?:$/.test(url.protocol) || ownHosts.includes(url.host)) return '';
  const domain = url.hostname.replace(/^www\./, '').replace(/\.$/, '');
  return domain.length <= mostCharacters && domain.includes('.') ? domain : '';
};

/** @returns whether the domain or one of its parent domains is on the list */
export const isSpam = (domain: string): boolean => {
  const parts = domain.split('.');
  return parts.some((_, index) => spam.has(parts.slice(index).join('.')));
};
