import { slugify } from '#server/platform/slugs.ts';
import type { Attribute } from '../types.ts';

/** Key of an attribute of every category, or `<category>/<key>`. */
export const attributeKey = ({ category, key, label }: Attribute): string => {
  const own = key ?? slugify(label);
  return category === null ? own : `${category}/${own}`;
};
