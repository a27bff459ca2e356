// Whether visitors see the site, or a page that asks for a password.
import { z } from 'zod';
import { route } from './route.ts';
import { accessPasswordText, isAccessPassword, machineAnswers } from './rules/site-access.ts';

const access = z
  .object({
    is_public: z.boolean(),
    machines: z.enum(machineAnswers).meta({
      description: 'While the site is not public. unavailable: pages have the status 503; noindex: 200 and `X-Robots-Tag: noindex`.',
    }),
    has_password: z.boolean().meta({ description: 'A password was set; only its hash is stored.' }),
  })
  .meta({ id: 'SiteAccess' });
export type SiteAccess = z.output<typeof access>;

const admin = { tag: 'Settings', access: 'admin', permission: 'settings.write' } as const;
const path = '/api/admin/site-access';

export const getSiteAccess = route({
  ...admin,
  method: 'GET',
  path,
  summary: 'Whether the site is public',
  status: 200,
  answer: z.object({ access }),
});

export const putSiteAccess = route({
  ...admin,
  requiresPassword: true,
  method: 'PUT',
  path,
  summary: 'Make the site public, or ask its visitors for a password; a new password ends the access with the former one',
  body: z.object({
    is_public: z.boolean('The field must be true or false.'),
    machines: z.enum(machineAnswers, `The value must be one of ${machineAnswers.join(', ')}.`),
    password: z.string(accessPasswordText).refine(isAccessPassword, accessPasswordText).optional(),
  }),
  status: 200,
  answer: z.object({ message: z.string(), access }),
});
