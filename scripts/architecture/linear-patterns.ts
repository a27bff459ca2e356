// Finds regular expressions that need more than linear time for some text, from their structure alone.
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { getConsumedChars, isPotentiallyEmpty, type ReadonlyFlags } from 'regexp-ast-analysis';
import { analyse } from 'scslre';

type CharSet = ReturnType<typeof getConsumedChars>['chars'];

const parser = new RegExpParser();

/** Whether the element can match characters of the set only. */
const fits = (element: AST.Element, set: CharSet, flags: ReadonlyFlags): boolean => {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some(({ elements }) => elements.every((one) => fits(one, set, flags)));
    case 'Quantifier':
      return element.min === 0 || fits(element.element, set, flags);
    case 'Assertion':
      return element.kind !== 'start' || flags.multiline === true;
    default:
      return isPotentiallyEmpty(element, flags) || !getConsumedChars(element, flags).chars.isDisjointWith(set);
  }
};

/**
 * Whether the search begins again inside a repetition: in /<a[^>]*>/ at each "<a" of "<a<a<a". scslre finds a repetition at the start
 * of the expression only, so each later one is analysed with what follows it, if what precedes it fits into it.
 */
const restarts = ({ elements }: AST.Alternative, flags: ReadonlyFlags & { raw: string }): boolean =>
  elements.some((element, index) => {
    if (element.type !== 'Quantifier' || element.max !== Number.POSITIVE_INFINITY) return false;
    const set = getConsumedChars(element, flags).chars;
    const start = elements.slice(0, index).findLastIndex(({ type }) => type !== 'Assertion') + 1;
    if (start === 0 || !elements.slice(0, index).every((before) => fits(before, set, flags))) return false;
    const source = elements
      .slice(start)
      .map(({ raw }) => raw)
      .join('');
    return analyse({ source, flags: flags.raw }).reports.some(({ type }) => type === 'Move');
  });

/** @returns whether there are texts for which the time of a search is not proportional to their length */
export const isSuperLinear = (pattern: { source: string; flags: string }): boolean => {
  if (analyse(pattern).reports.length > 0) return true;
  const { flags, pattern: parsed } = parser.parseLiteral(`/${pattern.source}/${pattern.flags}`);
  return !flags.sticky && parsed.alternatives.some((alternative) => restarts(alternative, flags));
};
