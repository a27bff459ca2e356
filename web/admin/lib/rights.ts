// The permissions of the signed-in administrator as last loaded, so that the interface offers only permitted actions. The server
// checks every call.
import { useSyncExternalStore } from 'react';
import { matchRoutes } from 'react-router';
import type { Permission, Role } from '#contract/rules/policy.ts';
import { adminScreens, type Screen } from './screens.ts';
import { onSessionStarted, onUserChanged, readUser } from './session.ts';

const subscribe = (listener: () => void) => {
  const stops = [onUserChanged(listener), onSessionStarted(listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

// strings, because React compares snapshots by identity
const readPermissions = (): string | null => {
  const { permissions } = readUser();
  return Array.isArray(permissions) ? permissions.join(' ') : null;
};
const readRole = () => readUser().role;

type May = (permission: Permission) => boolean;

/** @returns whether the role has a permission; true while the role is unknown (a session from before roles existed) */
export const useMay = (): May => {
  const known = useSyncExternalStore(subscribe, readPermissions);
  const list = known?.split(' ');
  return (permission) => list?.includes(permission) ?? true;
};

const readLanguages = (): string | null => readUser().languages?.join(' ') ?? null;

/** @returns whether the administrator may write translations into a language */
export const useMayTranslate = (): ((language: string) => boolean) => {
  const may = useMay();
  const own = useSyncExternalStore(subscribe, readLanguages)?.split(' ');
  return (language) => may('translations.write') && (own?.includes(language) ?? true);
};

const roleNames: Record<Role, string> = { owner: 'Owner', editor: 'Editor', sales: 'Sales', viewer: 'Viewer', translator: 'Translator' };

/** Descriptions of the roles, shown where one is chosen. */
export const roleTexts: Record<Role, string> = {
  owner: 'Can do everything, including settings, administrators and backups.',
  editor: 'Changes products, categories, articles, pages, the slideshow, the menus and the about page. Sees statistics, no messages.',
  sales: 'Reads and handles messages and quote requests. Sees content and statistics.',
  viewer: 'Sees content and statistics. Cannot change anything except their own account.',
  translator: 'Sees content. Writes and publishes translations into the chosen languages, and changes nothing else.',
};

/** @returns the name of a role; the key itself if this version does not know it */
export const roleName = (role: Role): string => roleNames[role] ?? role;

/** @returns e.g. "Editor"; null until it is known */
export const useRoleName = (): string | null => {
  const role = useSyncExternalStore(subscribe, readRole);
  return role ? roleName(role) : null;
};

const screens: Partial<Record<string, Screen>> = adminScreens;
const routes = Object.entries<Screen>(adminScreens).map(([path, { needs }]) => ({ path, needs }));
// other addresses are matched as by the router: in any letter case, percent-encoded, with trailing slashes
const needsOf = (address: string): Screen['needs'] | undefined => screens[address]?.needs ?? matchRoutes(routes, address)?.[0]?.route.needs;

/** @returns the access of the role to the screen at an address, with or without a query; none to an address without a screen */
export const useScreenRights = () => {
  const may = useMay();
  return {
    mayOpen: (address: string): boolean => {
      const needs = needsOf(address);
      return needs !== undefined && may(needs.read);
    },
    mayChange: (address: string): boolean => {
      const needs = needsOf(address);
      return needs !== undefined && may(needs.change ?? 'account');
    },
  };
};
