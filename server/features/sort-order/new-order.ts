// Finds the sort numbers that change when a record of an ordered list moves. Equal numbers are ordered by name, then by id.

export interface Placed {
  id: number;
  sort_order: number;
  sort_name: string;
}

/** Compares by code point, like the databases. */
const compareText = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

const isBefore = (one: Placed, other: Placed): boolean => {
  if (one.sort_order !== other.sort_order) return one.sort_order < other.sort_order;
  return (compareText(one.sort_name, other.sort_name) || one.id - other.id) < 0;
};

/** @returns the record with the lowest number that places it after the previous one */
const placedAfter = (previous: Placed | undefined, record: Placed): Placed => {
  const sort_order = previous?.sort_order ?? 1;
  const same = { ...record, sort_order };
  return previous && !isBefore(previous, same) ? { ...record, sort_order: sort_order + 1 } : same;
};

/**
 * @param list in current order
 * @param index 0-based, in the new order
 * @returns the records whose numbers change, with their new numbers; as few as possible
 */
export const newOrder = (list: readonly Placed[], id: number, index: number): Placed[] => {
  const moved = list.find((record) => record.id === id);
  if (!moved) return [];
  const others = list.filter((record) => record.id !== id);
  const following = others.slice(index);
  let previous = others[index - 1];
  const [next] = following;
  const fits = (!previous || isBefore(previous, moved)) && (!next || isBefore(moved, next));
  if (fits) return [];
  const changed: Placed[] = [];
  previous = placedAfter(previous, moved);
  if (previous.sort_order !== moved.sort_order) changed.push(previous);
  for (const record of following) {
    if (isBefore(previous, record)) break;
    previous = placedAfter(previous, record);
    changed.push(previous);
  }
  return changed;
};
