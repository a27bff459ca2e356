import { useMemo } from 'react';
import { trustHtml } from './trusted-html.ts';

/**
 * @param html HTML as trustHtml accepts it
 * @returns for `dangerouslySetInnerHTML`: the same object while the HTML is the same, because React compares trusted values by
 *   identity and would otherwise replace the elements with every render
 */
export const useTrustedHtml = (html: string): { __html: string } => useMemo(() => ({ __html: trustHtml(html) }), [html]);
