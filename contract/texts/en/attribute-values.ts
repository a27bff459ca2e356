import { valueTexts } from '#contract/rules/attributes/value-texts.ts';
import { part } from '../text.ts';

export const attributeValuesTexts = part('attribute-values', valueTexts);
