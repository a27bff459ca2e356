// The meanings that a column can have, as options that are searched by their names.
import type { ImportRecord } from '#contract/imports.ts';
import { fold } from '#contract/rules/fold.ts';

export interface TargetOption {
  /** The target; empty for a column that is not imported. */
  key: string;
  label: string;
  group: string;
}

type Targets = ImportRecord['targets'];
const specification = 'spec:';
/** A longer list would be slow, and nobody reads it. */
const mostShown = 100;

export const isSpecification = (target: string | null): boolean => target?.startsWith(specification) === true;

/** @returns the name of a meaning, e.g. "Price" */
export const targetLabel = (targets: Targets, target: string | null): string => {
  if (target === null) return 'Not imported';
  const known = targets.find((one) => one.target === target);
  return known?.label ?? (isSpecification(target) ? target.slice(specification.length) : target);
};

interface Search {
  targets: Targets;
  typed: string;
  /** Whether the records have specifications, so that any text can name a row. */
  hasSpecifications: boolean;
}

/** @returns the matching options in their groups, and how many more match */
export const targetOptions = ({ targets, typed, hasSpecifications }: Search): { options: TargetOption[]; more: number } => {
  const text = typed.trim();
  const wanted = fold(text);
  const found = targets.filter(({ label, group }) => fold(`${label} ${group}`).includes(wanted));
  const isKnown = targets.some(({ label, target }) => fold(label) === wanted || target === `${specification}${text}`);
  const none: TargetOption[] = fold('Do not import').includes(wanted) ? [{ key: '', label: 'Do not import', group: '' }] : [];
  const own: TargetOption[] =
    hasSpecifications && text !== '' && !isKnown
      ? [{ key: `${specification}${text}`, label: `Specification row “${text}”`, group: 'New specification row' }]
      : [];
  return {
    options: [...none, ...found.slice(0, mostShown).map(({ target, label, group }) => ({ key: target, label, group })), ...own],
    more: Math.max(0, found.length - mostShown),
  };
};
