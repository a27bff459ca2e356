// The first values of each product in a narrow table: those of the general set, by which the whole catalogue is filtered. Triggers
// copy them in the transaction of each save.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** Of six attributes, or more. */
const bytes = 120;

// a part of an empty value is null on SQLite
const first = (cells: string) => `coalesce(substr(${cells}, 1, ${bytes}), x'')`;

const sqliteTriggers = [
  `create trigger product_first_cells_insert after insert on product_attributes begin
    insert into product_first_cells (product_id, cells) values (new.product_id, ${first('new.cells')});
  end`,
  `create trigger product_first_cells_update after update of cells on product_attributes when old.cells is not new.cells begin
    update product_first_cells set cells = ${first('new.cells')} where product_id = new.product_id;
  end`,
];

const postgresTriggers = [
  `create function copy_first_cells() returns trigger language plpgsql as $$
  begin
    insert into product_first_cells (product_id, cells) values (new.product_id, substr(new.cells, 1, ${bytes}))
      on conflict (product_id) do update set cells = excluded.cells;
    return null;
  end $$`,
  `create trigger product_first_cells_copy after insert or update of cells on product_attributes
    for each row execute function copy_first_cells()`,
];

export const up = async (db: Kysely<unknown>, { kind, binary, end }: ColumnTypes): Promise<void> => {
  const statements = [
    `create table product_first_cells (
      product_id integer primary key not null references product_attributes (product_id) on delete cascade,
      cells ${binary} not null
    )${end}`,
    `insert into product_first_cells (product_id, cells) select product_id, ${kind === 'sqlite' ? first('cells') : `substr(cells, 1, ${bytes})`}
      from product_attributes`,
    ...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
