import { createContext } from 'react';
import type { CategoryAttributes } from './category-attributes.ts';

/** A context, because rows render only when they change. Null without a category, and until its attributes have loaded. */
export const AttributesContext = createContext<CategoryAttributes | null>(null);
