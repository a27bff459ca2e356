import { z } from 'zod';
import { lookupText } from './fields.ts';
import { route } from './route.ts';

const most = 200;

export const linkStates = ['visible', 'hidden', 'moved', 'missing'] as const;

export const checkTextLinks = route({
  tag: 'Texts',
  access: 'admin',
  permission: 'content.read',
  method: 'POST',
  path: '/api/admin/text-links',
  summary: 'Check the links of a text to products, categories, articles and pages',
  body: z.object({ addresses: z.array(lookupText('The address must be text without NUL.').max(2048)).max(most) }),
  status: 200,
  answer: z.object({
    data: z
      .array(
        z.object({
          address: z.string(),
          state: z.enum(linkStates).meta({
            description:
              'visible: visitors see the record. hidden: it is not published. moved: it has another address, to which visitors are redirected. missing: the record does not exist or was deleted.',
          }),
        }),
      )
      .meta({ description: 'Addresses that are not those of a record are left out.' }),
  }),
});
