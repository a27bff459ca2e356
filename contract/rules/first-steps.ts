// The steps from a new installation to a finished site, in the order in which they are shown.
import { may, type Permission, type Role } from './policy.ts';

const permissionOf = {
  company: 'settings.write',
  logo: 'settings.write',
  category: 'content.write',
  product: 'content.write',
  article: 'content.write',
  page: 'content.write',
  mail: 'mail.manage',
  backup: 'backups.manage',
  administrator: 'administrators.manage',
} as const satisfies Record<string, Permission>;

export type FirstStep = keyof typeof permissionOf;

export const firstSteps = Object.keys(permissionOf) as FirstStep[];

/** @returns the steps that a role may do */
export const firstStepsOf = (role: Role): FirstStep[] => firstSteps.filter((step) => may(role, permissionOf[step]));
