// Texts of the shared controls: in English, unless the site provides those in the language of the page.
import { createContext, useContext } from 'react';
import { controlsTexts } from '#contract/texts/en/controls.ts';

type SayControls = (key: keyof typeof controlsTexts.texts) => string;

export const ControlTextsContext = createContext<SayControls>((key) => controlsTexts.texts[key]);

export const useControlTexts = (): SayControls => useContext(ControlTextsContext);
