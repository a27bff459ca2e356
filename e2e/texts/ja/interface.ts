import type { Translations } from '#contract/texts/parts.ts';
import { catalogue } from './interface/catalogue.ts';
import { forms } from './interface/forms.ts';
import { frame } from './interface/frame.ts';
import { reading } from './interface/reading.ts';
import { searching } from './interface/searching.ts';

export const texts: Translations = { ...frame, ...reading, ...catalogue, ...searching, ...forms };
