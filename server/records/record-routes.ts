// The calls that read, create, change and delete one record, as the contract of its kind declares them.
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { idParams } from '#contract/fields.ts';
import type { ChangedForm, NewForm } from '#contract/records/bodies.ts';
import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import type { Route } from '#contract/route.ts';
import { capitalised } from '#contract/rules/capitalised.ts';
import type { removalQuery } from '#contract/trash.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import type { Stored } from './kind.ts';
import type { recordsOf } from './life.ts';
import { removedElements } from './removed-elements.ts';

type AdminRoute = Route & { access: 'admin' };
type OfRecord = AdminRoute & { params: typeof idParams };

interface Calls {
  /** Name of the record in responses. */
  answer: string;
  read?: OfRecord;
  create: AdminRoute & { body: z.ZodType };
  update: OfRecord & { body: z.ZodType };
  duplicate?: OfRecord;
  remove: OfRecord & { query: typeof removalQuery };
}

/** If no person is named, the signed-in administrator is used. */
const withPersons = (definition: RecordDefinition, body: object, name: string): object => {
  const persons = fieldsOf(definition).flatMap(([field, { type }]) => (type === 'person' ? [`${field}_name`] : []));
  const given = body as Record<string, unknown>;
  return { ...body, ...Object.fromEntries(persons.map((field) => [field, given[field] ?? name])) };
};

export const mountRecordCalls = <D extends RecordDefinition, R extends Stored<D>>(
  app: FastifyInstance,
  context: UploadsContext,
  records: ReturnType<typeof recordsOf<D, R>>,
  { answer, read, create, update, duplicate, remove }: Calls,
): void => {
  const { definition } = records;
  const noun = capitalised(definition.noun[0]);
  if (read) mount(app, read, async ({ params }) => ({ [answer]: await records.get(context.db, params.id) }));
  mount(app, create, async ({ administrator, body, files }) => {
    const form = withPersons(definition, body as object, administrator.name) as NewForm<D['fields']>;
    return {
      message: `${noun} created successfully`,
      [answer]: await records.createFromForm(actingAs(context, administrator), form, files),
      ...removedElements(definition, form),
    };
  });
  mount(app, update, async ({ administrator, params, body, files }) => {
    const form = body as ChangedForm<D['fields']>;
    return {
      message: `${noun} updated successfully`,
      [answer]: await records.update(actingAs(context, administrator), params.id, form, files),
      ...removedElements(definition, form),
    };
  });
  if (duplicate) {
    mount(app, duplicate, async ({ administrator, params }) => ({
      message: `${noun} created successfully`,
      [answer]: await records.duplicate(actingAs(context, administrator), params.id),
    }));
  }
  mount(app, remove, async ({ administrator, params, query }) => ({
    message: `${noun} deleted successfully`,
    trash_id: await records.remove(actingAs(context, administrator), params.id, query.redirect_to),
  }));
};
