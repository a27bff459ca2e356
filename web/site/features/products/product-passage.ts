// Finds the passage of a product that matches a search: a specification, the model number, or part of a text.
import type { Product } from '#contract/products.ts';
import { normaliseSpecifications, type SpecificationItem } from '#contract/rules/specifications.ts';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { linesOfHtml, matchingPassage } from '#web/site/lib/matching-passage.ts';

type Searched = Pick<Product, 'model' | 'short_description' | 'description' | 'specifications'>;

const rowLine = ({ key, value }: SpecificationItem): string => {
  // "Payload (kg)", "20" becomes "Payload: 20 kg", so that it matches a search for "20 kg"
  const [, name = key, unit] = /^(.*\S)\s*[([]([^()[\]]{1,12})[)\]]\s*$/u.exec(key) ?? [];
  return unit && /^[\d.,\s–-]+$/.test(value) ? `${name}: ${value} ${unit}` : `${key}: ${value}`;
};

const specificationLines = (specifications: Product['specifications']): string[] =>
  normaliseSpecifications(specifications).flatMap((entry) =>
    entry.type === 'group' ? [...entry.items.map(rowLine), entry.title] : [rowLine(entry)],
  );

/** The line of a model number, as it is searched. */
export const modelLine = (model: string): string => `Model: ${model}`;

/** @param shown texts of the product that are already on the screen @returns null if there is nothing to explain */
export const productPassage = (product: Searched, terms: SearchTerms | undefined, shown: readonly string[]): string | null => {
  if (!terms || terms.length === 0) return null;
  const { model, short_description, description, specifications } = product;
  const lines = [
    ...(model ? [modelLine(model)] : []),
    ...specificationLines(specifications),
    ...linesOfHtml(short_description),
    ...linesOfHtml(description),
  ];
  return matchingPassage({ terms, shown, lines });
};
