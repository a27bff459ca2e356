import { type AttributeUnits, attributeUnits } from '#contract/rules/attributes/limits.ts';

/** @returns the unit system in an address; undefined if there is none and values keep the units of their attributes */
export const chosenUnits = (query: URLSearchParams): AttributeUnits | undefined => attributeUnits.find((one) => one === query.get('units'));
