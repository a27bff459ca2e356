import type { ReactNode } from 'react';
import { controlsTexts } from '#contract/texts/en/controls.ts';
import { ControlTextsContext } from '#web/shared/ui/control-texts.ts';
import { useTexts } from './language.ts';

/** Provides the texts of shared controls in the language of the page. */
export const ControlTexts = ({ children }: { children: ReactNode }) => (
  <ControlTextsContext value={useTexts(controlsTexts)}>{children}</ControlTextsContext>
);
