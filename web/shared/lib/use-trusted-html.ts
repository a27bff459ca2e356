import { useMemo } from 'react';
import { trustHtml } from './trusted-html.ts';

/**
 * @param html HTML that trustHtml accepts
 * @returns value for `dangerouslySetInnerHTML`; the same object while the HTML is unchanged, because React compares trusted
 * values by identity and would otherwise replace the elements on every render
 */
export const useTrustedHtml = (html: string): { __html: string } => useMemo(() => ({ __html: trustHtml(html) }), [html]);
