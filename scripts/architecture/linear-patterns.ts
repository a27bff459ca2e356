// Finds regular expressions that take more than linear time on some texts, by analysing their structure.
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { getConsumedChars, isPotentiallyEmpty, type ReadonlyFlags } from 'regexp-ast-analysis';
import { analyse } from 'scslre';

type CharSet = ReturnType<typeof getConsumedChars>['chars'];

const parser = new RegExpParser();

/** Whether the element can match using only characters of the set. */
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
 * Whether a search can start again inside a repetition, as /<a[^>]*>/ does at each "<a" of "<a<a<a". scslre finds only repetitions at the
 * start of an expression. So the rest from each later repetition on is analysed separately if the repetition can also match what precedes
 * it.
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

/** @returns whether the search time can grow faster than the length of the text */
export const isSuperLinear = (pattern: { source: string; flags: string }): boolean => {
  if (analyse(pattern).reports.length > 0) return true;
  const { flags, pattern: parsed } = parser.parseLiteral(`/${pattern.source}/${pattern.flags}`);
  return !flags.sticky && parsed.alternatives.some((alternative) => restarts(alternative, flags));
};
