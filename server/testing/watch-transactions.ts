import type { Database } from '#server/database/schema.ts';

/** @param around called for each transaction with the function that runs it @returns the same database */
export const watchTransactions = (db: Database, around: <T>(work: () => Promise<T>) => Promise<T>): Database => {
  const transaction = (): ReturnType<Database['transaction']> => {
    const real = db.transaction();
    const execute: typeof real.execute = (work) => real.execute((inner) => around(() => work(inner)));
    return { execute } as typeof real;
  };
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return transaction;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};
