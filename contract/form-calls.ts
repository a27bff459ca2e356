// The calls that read, create, change and delete one record, for kinds whose form contains files.
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { idParams, removedElements } from './fields.ts';
import { createBody, filesOf, updateForm } from './records/bodies.ts';
import type { Fields } from './records/fields.ts';
import type { RecordDefinition } from './records/kind.ts';
import { route } from './route.ts';
import { removalQuery, removedAnswer } from './trash.ts';

interface Options<P extends string, A extends string, R extends z.ZodType> {
  /** Path of the list for administrators. */
  path: P;
  tag: string;
  /** Name of the record in responses, and its schema. */
  answer: { [K in A]: R };
  /** Additional errors of the delete call. */
  refusals?: readonly ErrorCode[];
}

export const formCalls = <const F extends Fields, const P extends string, const A extends string, R extends z.ZodType>(
  definition: RecordDefinition<F>,
  { path, tag, answer, refusals = [] }: Options<P, A, R>,
) => {
  const [one] = definition.noun;
  const named = /^[aeiou]/.test(one) ? `an ${one}` : `a ${one}`;
  const admin = { tag, access: 'admin', permission: 'content.write' } as const;
  const ofOne = { ...admin, path: `${path}/:id`, params: idParams } as const;
  const saved = z.object({ message: z.string(), ...answer, ...removedElements });
  const files = filesOf(definition);
  return {
    read: route({
      ...ofOne,
      permission: 'content.read',
      method: 'GET',
      summary: `One ${one}, visible or not`,
      status: 200,
      answer: z.object(answer),
    }),
    create: route({
      ...admin,
      method: 'POST',
      path,
      summary: `Create ${named}`,
      body: createBody(definition),
      files,
      status: 201,
      answer: saved,
    }),
    update: route({
      ...ofOne,
      method: 'POST',
      summary: `Update ${named}: only the fields that are sent change`,
      body: updateForm(definition),
      files,
      errors: ['version-conflict'],
      status: 200,
      answer: saved,
    }),
    duplicate: route({
      ...ofOne,
      method: 'POST',
      path: `${path}/:id/duplicate`,
      summary: `Create a hidden copy of ${named}, with its files`,
      status: 201,
      answer: saved,
    }),
    remove: route({
      ...ofOne,
      method: 'DELETE',
      summary: `Move ${named} to the trash`,
      query: removalQuery,
      errors: refusals,
      status: 200,
      answer: removedAnswer,
    }),
  };
};
