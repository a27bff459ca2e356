// Roles as they are stored: a translator is a viewer with languages, so that instances of earlier versions treat translators as viewers.
import { type Permission, type Role, rolesWith } from '#contract/rules/policy.ts';

export type StoredRole = Exclude<Role, 'translator'>;

interface StoredRights {
  role: StoredRole;
  /** Codes as JSON text; null for other roles than translator. */
  languages: string | null;
}

export interface RoleAndLanguages {
  role: Role;
  /** Codes of the languages of a translator; null for other roles. */
  languages: string[] | null;
}

export const readRole = ({ role, languages }: StoredRights): RoleAndLanguages =>
  role === 'viewer' && languages !== null
    ? { role: 'translator', languages: JSON.parse(languages) as string[] }
    : { role, languages: null };

export const storeRole = (role: Role, languages: readonly string[]): StoredRights =>
  role === 'translator' ? { role: 'viewer', languages: JSON.stringify(languages) } : { role, languages: null };

/** The stored roles that have a permission. A translator has no other permission for records of others than a viewer. */
export const storedRolesWith = (permission: Permission): StoredRole[] =>
  rolesWith(permission).filter((role): role is StoredRole => role !== 'translator');
