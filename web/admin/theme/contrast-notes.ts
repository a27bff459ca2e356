// Readability of text on a colour, and of the colour as text on white, shown where a colour is chosen.
import { contrast, parseHex } from '#web/shared/theme/oklch.ts';

const white = [1, 1, 1] as const;
const black = [0, 0, 0] as const;
const readable = 4.5;
const visible = 3;

interface ContrastNotes {
  /** The text colour with the higher contrast. */
  onIt: 'white' | 'black';
  /** Its contrast, e.g. "8.7". */
  ratio: string;
  /** How the colour is changed for text on white; empty if it is not. */
  onWhite: string;
}

/** @param color `#rrggbb` */
export const contrastNotes = (color: string): ContrastNotes => {
  const rgb = parseHex(color);
  const [light, dark] = [contrast(rgb, white), contrast(rgb, black)];
  const onWhite =
    light >= readable ? '' : light >= visible ? 'as text on white it is darkened a little' : 'too light for text on white: darkened there';
  return { onIt: light >= dark ? 'white' : 'black', ratio: Math.max(light, dark).toFixed(1), onWhite };
};
