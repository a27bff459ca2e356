// Gives names of specification rows a meaning: new attributes, and further names of existing ones.
import type { z } from 'zod';
import type { defineAttributeNames as defineContract } from '#contract/attribute-names.ts';
import type { AdminAttribute } from '#contract/attributes.ts';
import { withoutUnit } from '#contract/rules/attributes/match-definition.ts';
import type { AuditAction } from '#contract/rules/history.ts';
import type { ActingContext } from '#server/database/context.ts';
import { lockAttributes } from '#server/database/lock.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordActions } from '#server/features/audit/record-actions.ts';
import { requireCategory } from '#server/features/categories/categories.service.ts';
import { AppError, invalid } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { changedDefinition } from './attributes.changes.ts';
import * as repository from './attributes.definitions.repository.ts';
import { definitionOf } from './attributes.reading.ts';
import { addDefinition } from './attributes.service.ts';
import { readAgain } from './attributes.values.repository.ts';

type Definition = repository.Definition;
type Given = z.output<typeof defineContract.body>;

/** @throws AppError 'invalid' if another attribute than the given one reads rows with the name */
export const requireUnread = (name: string, definitions: readonly Definition[], field: string, id?: number): void => {
  const reader = definitionOf(name, definitions);
  if (reader && reader.id !== id) throw invalid({ [field]: [`The attribute “${reader.label}” already reads rows with this name.`] });
};

/** @throws AppError 'invalid' if it gets too many aliases */
export const withName = (definition: Definition, name: string): Definition =>
  changedDefinition(definition, { aliases: [...definition.aliases, withoutUnit(name, definition.quantity)] });

interface Entry {
  /** Prefix of its errors. */
  at: string;
  save: (definitions: readonly Definition[]) => Promise<{ id: number; action: AuditAction }>;
}

const entriesOf = (context: ActingContext, { category_id, attributes, synonyms }: Given): Entry[] => [
  ...attributes.map((attribute, number) => ({
    at: `attributes.${number}`,
    save: async (definitions: readonly Definition[]) => {
      requireUnread(attribute.label, definitions, 'label');
      return { id: await addDefinition(context, { ...attribute, category_id }), action: 'create' as const };
    },
  })),
  ...synonyms.map(({ name, attribute_id: id }, number) => ({
    at: `synonyms.${number}`,
    save: async (definitions: readonly Definition[]) => {
      const definition = definitions.find((one) => one.id === id);
      if (!definition) throw invalid({ attribute_id: ['The selected attribute does not exist.'] });
      requireUnread(name, definitions, 'name', id);
      // "Load (kg)" and "Load (lb)" are one name
      if (!definitionOf(name, definitions))
        await repository.updateDefinition(context.db, withName(definition, name), timestamp(context.clock));
      return { id, action: 'update' as const };
    },
  })),
];

/** Saves all or none. @throws AppError 'invalid', with errors named by the position of their entry */
export const defineNames = (context: ActingContext, given: Given): Promise<{ attributes: AdminAttribute[]; pending: number }> =>
  inTransaction(context.db, async (db) => {
    await lockAttributes(db, 'exclusive');
    const { category_id: categoryId } = given;
    if (categoryId !== null) await requireCategory(db, categoryId);
    const errors: Record<string, string[]> = {};
    const saved = new Map<number, AuditAction>();
    for (const { at, save } of entriesOf({ ...context, db }, given)) {
      try {
        // each one can depend on those before it
        const { id, action } = await save(await repository.listDefinitions(db, categoryId));
        saved.set(id, action);
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'invalid')) throw error;
        for (const [field, texts] of Object.entries(error.details.errors ?? {})) errors[`${at}.${field}`] = texts;
      }
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const after = new Map((await repository.listDefinitions(db, categoryId)).map((one) => [one.id, one]));
    const attributes = [...saved].flatMap(([id, action]) => {
      const attribute = after.get(id);
      return attribute ? [{ attribute, action }] : [];
    });
    const pending = await readAgain(
      db,
      attributes.map(({ attribute }) => attribute.category_id),
    );
    const actions = attributes.map(({ attribute: { id, label: name }, action }) => ({ action, kind: 'attribute' as const, id, name }));
    await recordActions({ ...context, db }, actions);
    return { attributes: attributes.map(({ attribute }) => attribute), pending };
  });
