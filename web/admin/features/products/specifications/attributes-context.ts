import { createContext } from 'react';
import type { CategoryAttributes } from './category-attributes.ts';

/** For the rows, which are rendered again only when they change. Null without a category, and until its attributes are known. */
export const AttributesContext = createContext<CategoryAttributes | null>(null);
