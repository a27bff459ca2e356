// Reads what refers to a record that may be deleted.
import { sql } from 'kysely';
import { fieldsOf } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { countRows } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { contains } from '#server/database/text-match.ts';

const mostLinks = 50;

export const countMessagesAbout = (db: Database, productId: number): Promise<number> =>
  countRows(db.selectFrom('contact_messages').where('product_id', '=', productId));

interface Linking {
  kind: PublishedKind;
  id: number;
  name: string;
  /** Its formatted texts. */
  text: string;
}

/** @returns records whose formatted texts contain a link that begins with the address */
export const listLinking = async (db: Database, address: string): Promise<Linking[]> => {
  const found: Linking[] = [];
  for (const definition of Object.values(published)) {
    const columns = fieldsOf(definition).flatMap(([name, { type }]) => (type === 'rich-text' ? [name] : []));
    const texts = sql.join(
      columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
      sql` || `,
    );
    const conditions = sql.join(
      columns.map((column) => contains(column, `href="${address}`)),
      sql` or `,
    );
    const { rows } = await sql<Omit<Linking, 'kind'>>`select id, ${sql.ref(definition.title)} as name, ${texts} as text
      from ${sql.table(definition.table)} where ${conditions} order by id limit ${mostLinks}`.execute(db);
    found.push(...rows.map((row) => ({ ...row, kind: definition.kind })));
  }
  return found.slice(0, mostLinks);
};
