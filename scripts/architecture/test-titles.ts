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

const titlesIn = (node: Node): string[] => {
  const own = node.type === 'CallExpression' && /^(it|test|describe)$/.test(calledName(node)) ? titlesOfCall(node) : [];
  return [...own, ...partsOf(node).flatMap(titlesIn)];
};

/** The test titles and comments of a file. */
export const textsOfTests = (file: string, source: string): { titles: string[]; comments: string[] } => {
  const { program, comments } = parseSync(file, source);
  return { titles: titlesIn(program as unknown as Node), comments: comments.map(({ value }) => value) };
};
