import { expect, test } from 'vitest';
import { isContentGroup, kindsOf, may, type Permission, permissions, type Role, roles } from './policy.ts';

// a copy of the policy, so that a change must be confirmed here
const table: Record<Permission, readonly Role[]> = {
  account: ['owner', 'editor', 'sales', 'viewer', 'translator'],
  'content.read': ['owner', 'editor', 'sales', 'viewer', 'translator'],
  'content.write': ['owner', 'editor'],
  'translations.write': ['owner', 'editor', 'translator'],
  'messages.read': ['owner', 'sales'],
  'messages.write': ['owner', 'sales'],
  'trash.manage': ['owner', 'editor', 'sales'],
  'statistics.read': ['owner', 'editor', 'sales', 'viewer'],
  'settings.write': ['owner'],
  'administrators.manage': ['owner'],
  'integrations.manage': ['owner'],
  'mail.manage': ['owner'],
  'backups.manage': ['owner'],
  'system.read': ['owner'],
  'audit.read': ['owner'],
};

test('gives each role its permissions (ROLE-01)', () => {
  const found = permissions.map((permission) => [permission, roles.filter((role) => may(role, permission))]);
  expect(Object.fromEntries(found)).toEqual(table);
});

test('maps kinds of records to the permissions for changing them (ROLE-10)', () => {
  const content = ['product', 'category', 'article', 'page', 'attribute', 'media'];
  expect(roles.map((role) => kindsOf(role).sort())).toEqual([[...content, 'message'].sort(), content.sort(), ['message'], [], []]);
});

test('treats settings of the slideshow, the menus and the about page as content (ROLE-03)', () => {
  expect(['hero', 'menus', 'about_sections', 'about_team', 'general', 'theme', 'company', ''].filter(isContentGroup)).toEqual([
    'hero',
    'menus',
    'about_sections',
    'about_team',
  ]);
});
