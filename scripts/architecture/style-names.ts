// Names that style sheets and code share: classes and custom properties.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const programOf = (file: string) => parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node;

/** Files of the web part, tracked or untracked, except ignored files and tests. */
export const webFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$|^web\/test\//.test(file));

/** @returns the style sheet without comments */
export const sheetOf = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Classes in the selectors of a style sheet. */
export const styledClasses = (file: string): string[] =>
  namesIn(sheetOf(file), /([^{};]+)\{/g)
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => namesIn(selector, /\.([a-z_][\w-]*)/gi));

/** The text of a literal, or the pattern of a regular expression; `*` stands for a computed part. */
const textOf = (node: Node): string | null => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ((node.regex as { pattern: string })?.pattern ?? null);
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked).join('*');
};

/** Parts that do not become part of the value: the sides of a comparison, and the key of a lookup. */
const isAside = (node: Node): boolean => node.type === 'MemberExpression' || (node.type === 'BinaryExpression' && node.operator !== '+');

const textsIn = (node: Node): string[] => {
  if (isAside(node)) return [];
  const parts = node.type === 'ConditionalExpression' ? [node.consequent, node.alternate].filter(isNode) : nodesIn(node);
  return [textOf(node) ?? [], parts.flatMap(textsIn)].flat();
};

const allTextsIn = (node: Node): string[] => [textOf(node) ?? [], nodesIn(node).flatMap(allTextsIn)].flat();

const classTextsIn = (node: Node): string[] => [
  ...(node.type === 'JSXAttribute' && (node.name as Node).name === 'className' && isNode(node.value) ? textsIn(node.value) : []),
  ...nodesIn(node).flatMap(classTextsIn),
];

const wordsOf = (texts: string[]): string[] => texts.flatMap((text) => text.match(/[\w*-]*\w[\w*-]*/g) ?? []);

/** Classes in `className` attributes, and in HTML written as text. */
export const classesOf = (file: string): string[] => {
  const program = programOf(file);
  const html = allTextsIn(program).flatMap((text) => namesIn(text, /class="([^"]*)"/g));
  return wordsOf([...classTextsIn(program), ...html]);
};

/**
 * Words in the texts of a file, because a class may be in a table or a constant. A computed part counts only if a hyphen separates it from
 * the rest.
 */
export const wordsIn = (file: string): string[] => wordsOf(allTextsIn(programOf(file))).filter((word) => !/[^*-]\*|\*[^*-]/.test(word));

/** @returns whether one of the names, in which `*` stands for any text, matches the class */
export const matcherOf = (names: string[]): ((name: string) => boolean) => {
  const whole = new Set(names);
  const built = names.filter((name) => name.includes('*')).map((name) => new RegExp(`^${name.replaceAll('*', '[\\w-]*')}$`));
  return (name) => whole.has(name) || built.some((pattern) => pattern.test(name));
};

/** Custom properties that a style sheet declares or code sets. */
export const setProperties = (file: string): string[] =>
  file.endsWith('.css')
    ? namesIn(sheetOf(file), /(--[\w-]+)\s*:/g)
    : namesIn(readFileSync(file, 'utf8'), /(?:setProperty\(|(?<=[{,\s[]))['"](--[\w-]+)['"]\]?\s*[:,]/g);

export const readProperties = (file: string): string[] => namesIn(sheetOf(file), /var\(\s*(--[\w-]+)/g);
