// The order of the featured products on the home page, as the setting `featured_order` stores it: a list of ids as JSON.

/** Products whose order is stored; the others follow in catalogue order. */
export const mostOrdered = 100;

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** @returns null if the text is not a list of at most that many ids */
export const readFeaturedOrder = (json: string): number[] | null => {
  try {
    const list: unknown = JSON.parse(json || '[]');
    return Array.isArray(list) && list.length <= mostOrdered && list.every(isId) ? [...new Set(list)] : null;
  } catch {
    return null;
  }
};

/** @returns the records of the order first, then the others as they are */
export const inFeaturedOrder = <T extends { id: number }>(records: readonly T[], order: readonly number[]): T[] => {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? order.length;
  return records.toSorted((one, other) => placeOf(one) - placeOf(other));
};
