import type { ReactNode } from 'react';
import { useLanguage } from '#web/site/lib/language.ts';

/** A telephone number or part number, which is written from left to right in every language. */
export const LeftToRight = ({ children }: { children: ReactNode }) =>
  useLanguage().direction === 'rtl' ? <bdi dir="ltr">{children}</bdi> : children;
