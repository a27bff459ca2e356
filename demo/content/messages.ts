import { aftersales } from './messages/aftersales.ts';
import { sales } from './messages/sales.ts';
import type { Message } from './types.ts';

/** Contact messages of the demonstration, newest first. */
export const messages: Message[] = [...sales, ...aftersales].sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
