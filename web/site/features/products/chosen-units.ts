import { type AttributeUnits, attributeUnits } from '#contract/rules/attributes/limits.ts';

/** @returns the system of units in an address; undefined without one: values are in the units of their attributes */
export const chosenUnits = (query: URLSearchParams): AttributeUnits | undefined => attributeUnits.find((one) => one === query.get('units'));
