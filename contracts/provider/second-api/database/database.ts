import { PGlite, types } from '@electric-sql/pglite';
import { SCHEMA } from './schema';

type Row = Record<string, unknown>;

export interface Queries {
  all<Selected extends object = Row>(sql: string, parameters?: readonly unknown[]): Promise<Selected[]>;
  first<Selected extends object = Row>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Selected | undefined>;
}

export interface Database extends Queries {
  inTransaction<Result>(callback: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** In-memory PostgreSQL. Dates are `YYYY-MM-DD`, instants are `Date`. */
export async function openDatabase(): Promise<Database> {
  const postgres = await PGlite.create({
    parsers: { [types.NUMERIC]: Number, [types.INT8]: Number, [types.DATE]: (text: string) => text },
  });
  await postgres.exec(SCHEMA);
  return {
    ...queriesOf(postgres),
    inTransaction: (callback) => postgres.transaction((transaction) => callback(queriesOf(transaction))),
    close: () => postgres.close(),
  };
}

function queriesOf(connection: Pick<PGlite, 'query'>): Queries {
  const all = async <Selected extends object>(sql: string, parameters: readonly unknown[] = []) =>
    (await connection.query<Selected>(sql, [...parameters])).rows;
  return { all, first: async (sql, parameters) => (await all<never>(sql, parameters))[0] };
}

export async function insertRow<Inserted extends object = Row>(
  queries: Queries,
  table: string,
  values: Row,
): Promise<Inserted> {
  const columns = Object.keys(values).map((column) => `"${column}"`);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [row] = await queries.all<Inserted>(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(values).map((value) => value ?? null),
  );
  if (row === undefined) throw new Error(`${table} gave no row back`);
  return row;
}

export async function updateRow(queries: Queries, table: string, id: string, values: Row): Promise<void> {
  if (Object.keys(values).length === 0) return;
  const columns = Object.keys(values).map((column, index) => `"${column}" = $${index + 2}`);
  await queries.all(`update ${table} set ${columns.join(', ')} where id = $1`, [
    id,
    ...Object.values(values).map((value) => value ?? null),
  ]);
}

export async function deleteAllRows(queries: Queries): Promise<void> {
  for (const table of ['account', 'company', 'attempt', 'setting']) await queries.all(`delete from ${table}`);
}
