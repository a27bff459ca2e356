// Selects the pills that fit into a number of rows together with a "More" button.
interface Room {
  /** Width of a row in pixels. */
  width: number;
  gap: number;
  rows: number;
  /** Width of the "More" button. */
  more: number;
  /** Index of the selected pill, which is always shown. */
  current: number;
}

const countRows = (widths: readonly number[], { width, gap }: Pick<Room, 'width' | 'gap'>): number => {
  let rows = 1;
  let used = 0;
  for (const pill of widths) {
    const end = used === 0 ? pill : used + gap + pill;
    if (end > width && used > 0) {
      rows += 1;
      used = pill;
    } else used = end;
  }
  return rows;
};

/** @param widths widths of the pills in order, in pixels @returns for each pill whether it is shown */
export const pillsInRows = (widths: readonly number[], room: Room): boolean[] => {
  if (countRows(widths, room) <= room.rows) return widths.map(() => true);
  const drawn = (first: number) => widths.map((_, index) => index < first || index === room.current);
  const fits = (flags: boolean[]) => countRows([...widths.filter((_, index) => flags[index]), room.more], room) <= room.rows;
  let first = widths.length - 1;
  while (first > 1 && !fits(drawn(first))) first -= 1;
  return drawn(first);
};
