import type { AccountSession } from '#contract/account.ts';

export const deviceName = ({ browser, system }: Pick<AccountSession, 'browser' | 'system'>): string => {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
};
