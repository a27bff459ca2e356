import { aftersales } from './messages/aftersales.ts';
import { sales } from './messages/sales.ts';
import type { Message } from './types.ts';

/** What stands in the administrator's inbox on the first day, newest first. */
export const messages: Message[] = [...sales, ...aftersales].sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
