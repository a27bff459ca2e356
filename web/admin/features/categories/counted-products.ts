/** @returns e.g. "4 products" */
export const countedProducts = (count: number): string => (count === 1 ? '1 product' : `${count} products`);
