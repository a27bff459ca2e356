import { z } from 'zod';
import { id } from './fields.ts';
import { route } from './route.ts';
import { menuLimits } from './rules/menus.ts';
import { publishedKinds } from './rules/record-kinds.ts';
import { settingLimits } from './rules/settings.ts';

const menuLink = z.object({
  label: z.string(),
  url: z.string().meta({ description: 'A path of this site, or an address with a scheme.' }),
  category_id: id.optional().meta({ description: 'If the link leads to the products of a category.' }),
});
export type MenuLink = z.output<typeof menuLink>;

const menuGroup = z.object({ label: z.string(), items: z.array(menuLink) });
export type MenuGroup = z.output<typeof menuGroup>;

const menu = z.array(z.union([menuLink, menuGroup]));
export type Menu = z.output<typeof menu>;

export const menus = z
  .object({
    header: menu,
    footer: menu.meta({ description: 'Groups are columns; links outside of groups are in the last line.' }),
  })
  .meta({ id: 'Menus', description: 'Without entries whose records visitors do not see.' });
export type Menus = z.output<typeof menus>;

const admin = { tag: 'Settings', access: 'admin', permission: 'content.read' } as const;

export const findMenuRecords = route({
  ...admin,
  method: 'POST',
  path: '/api/admin/menu-records',
  summary: 'Names of the records to which menus lead, and whether visitors see them; deleted ones are left out',
  body: z.object({
    records: z.array(z.object({ kind: z.enum(publishedKinds), id })).max(2 * menuLimits.entries),
  }),
  status: 200,
  answer: z.object({
    data: z.array(z.object({ kind: z.enum(publishedKinds), id, name: z.string(), address: z.string(), is_visible: z.boolean() })),
  }),
});

const stored = z.string('The menu must be text.').max(settingLimits.json);

export const previewMenus = route({
  ...admin,
  method: 'POST',
  path: '/api/admin/previews/menus',
  summary: 'The home page with the menus of a form; nothing is stored',
  body: z
    .object({ header_menu: stored, footer_menu: stored })
    .meta({ description: 'As in the settings; a menu that is not valid is ignored.' }),
  status: 200,
  answer: z.object({ html: z.string().meta({ description: 'A document without scripts.' }) }),
});
