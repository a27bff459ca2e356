import { parseSync } from 'vite';

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The first identifier of a call: `it` in `it.each(rows)(title, run)`. */
const calledName = (node: Node): string => {
  if (node.type === 'Identifier') return String(node.name);
  const next = node.type === 'MemberExpression' ? node.object : node.callee;
  return isNode(next) ? calledName(next) : '';
};

const stringsIn = (node: Node): string[] => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateElement') return [String((node.value as { cooked: string }).cooked)];
  // function bodies are not part of a title
  return node.type.includes('Function') ? [] : partsOf(node).flatMap(stringsIn);
};

/** Texts in the title of a test: its first argument, and the rows that `each` inserts into it. */
const titlesOfCall = (node: Node): string[] => {
  const callee = node.callee as Node;
  const rows = callee.type === 'CallExpression' ? (callee.arguments as Node[]) : [];
  const [title] = node.arguments as Node[];
  return [...rows, ...(title ? [title] : [])].flatMap(stringsIn);
};

const isTest = (node: Node): boolean => node.type === 'CallExpression' && /^(it|test|describe)$/.test(calledName(node));

const titlesIn = (node: Node): string[] => [...(isTest(node) ? titlesOfCall(node) : []), ...partsOf(node).flatMap(titlesIn)];

/** Titles of tests that have the tag, directly or through a group around them. */
const titlesTagged = (tag: string, node: Node): string[] => {
  const details = isTest(node) ? (node.arguments as Node[])[1] : undefined;
  const isTagged = details?.type === 'ObjectExpression' && stringsIn(details).includes(tag);
  return isTagged ? titlesIn(node) : partsOf(node).flatMap((part) => titlesTagged(tag, part));
};

/** Test titles and comments of a file, and the titles of the journeys that `npm test` runs. */
export const textsOfTests = (file: string, source: string): { titles: string[]; smoke: string[]; comments: string[] } => {
  const { program, comments } = parseSync(file, source);
  const root = program as unknown as Node;
  return { titles: titlesIn(root), smoke: titlesTagged('@smoke', root), comments: comments.map(({ value }) => value) };
};
