// What is still missing for a finished site.
import { z } from 'zod';
import { route } from './route.ts';
import { firstSteps } from './rules/first-steps.ts';

const admin = { tag: 'Settings', access: 'admin' } as const;
const path = '/api/admin/first-steps';

const answer = z
  .object({
    steps: z
      .array(z.object({ key: z.enum(firstSteps), is_done: z.boolean() }))
      .meta({ description: 'The steps that the role may do; none once an owner has hidden them.' }),
  })
  .meta({ id: 'FirstSteps' });
export type FirstStepState = z.output<typeof answer>['steps'][number];

export const getFirstSteps = route({
  ...admin,
  permission: 'content.read',
  method: 'GET',
  path,
  summary: 'The steps from a new installation to a finished site, and which of them are done',
  status: 200,
  answer,
});

export const putFirstSteps = route({
  ...admin,
  permission: 'settings.write',
  method: 'PUT',
  path,
  summary: 'Hide the first steps from everybody, or show them again',
  body: z.object({ is_hidden: z.boolean('The field must be true or false.') }),
  status: 200,
  answer,
});
