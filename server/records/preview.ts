// The preview of a record on its own page.
import type { RecordDefinition } from '#contract/records/kind.ts';
import type { Preview } from '#contract/rendering.ts';
import type { Route } from '#contract/route.ts';

/** @param route the call that returns the data of the page with the slug @param answer response of this call for the drafted record */
export const previewOf = ({ address }: RecordDefinition, slug: string, { path, answer: schema }: Route, answer: unknown): Preview => ({
  page: address + slug,
  answers: { [path.replace(':slug', slug)]: schema.parse(answer) },
});
