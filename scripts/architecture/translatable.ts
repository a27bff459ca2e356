// Finds texts in JSX without their own element that React removes, or before which it inserts an element. A browser that translates a page
// replaces the text nodes; React then no longer finds them, and the screen crashes.
import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** What an expression can render: a text, an element, nothing, a text in a fragment; `unknown` is treated as text. */
type Kind = 'text' | 'element' | 'nothing' | 'fragment' | 'unknown';

interface Child {
  kinds: ReadonlySet<Kind>;
  start: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const hasJsx = (node: Node): boolean => /^JSX(Element|Fragment)$/.test(node.type) || nodesIn(node).some(hasJsx);

/** Parameters and properties whose type is an element. */
const elements = ['children', 'createPortal', 'actions', 'below', 'emptyAction', 'grip', 'headActions', 'main', 'preview'];

/** Names of constants that are, or return, elements. */
const elementNames = (node: Node): string[] => {
  const own = node.type === 'VariableDeclarator' && isNode(node.init) && hasJsx(node.init) ? [String((node.id as Node).name)] : [];
  return [...own, ...nodesIn(node).flatMap(elementNames)];
};

const returnedBy = (fn: Node): Node[] => {
  const body = fn.body as Node;
  if (body.type !== 'BlockStatement') return [body];
  return (body.body as Node[]).flatMap((statement) => (statement.type === 'ReturnStatement' ? [statement.argument as Node] : []));
};

type Names = ReadonlySet<string>;

const named = (name: unknown, known: Names): Kind => (known.has(String(name)) ? 'element' : 'unknown');

const kindsOfCall = (call: Node, known: Names): Kind[] => {
  const callee = call.callee as Node;
  const name = callee.type === 'MemberExpression' ? (callee.property as Node).name : callee.name;
  if (name !== 'map') return [named(name, known)];
  const [made] = call.arguments as Node[];
  if (!made || !/Function/.test(made.type)) return ['nothing', named(made?.name, known)];
  return ['nothing', ...returnedBy(made).flatMap((one) => kindsOf(one, known))];
};

const kindsOfLiteral = (value: unknown): Kind[] => {
  if (typeof value === 'boolean' || value === null) return ['nothing'];
  // browsers do not replace white space
  return String(value).trim() === '' ? [] : ['text'];
};

const kindsOf = (node: Node, known: Names): Kind[] => {
  const parts = (...keys: string[]) => keys.flatMap((key) => kindsOf(node[key] as Node, known));
  switch (node.type) {
    case 'JSXElement':
      return ['element'];
    case 'JSXFragment':
      return childrenOf(node, known).flatMap((child): Kind[] => (isText(child) ? [...child.kinds, 'fragment'] : [...child.kinds]));
    case 'JSXEmptyExpression':
      return [];
    case 'Literal':
      return kindsOfLiteral(node.value);
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return ['text'];
    case 'ConditionalExpression':
      return parts('consequent', 'alternate');
    case 'LogicalExpression':
      return node.operator === '&&' ? ['nothing', ...parts('right')] : parts('left', 'right');
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return parts('expression');
    case 'CallExpression':
      return kindsOfCall(node, known);
    case 'MemberExpression':
      return [named((node.property as Node).name, known)];
    default:
      return node.name === 'undefined' ? ['nothing'] : [named(node.name, known)];
  }
};

const childrenOf = (parent: Node, known: Names): Child[] =>
  (parent.children as Node[]).flatMap((child): Child[] => {
    const { start } = child;
    if (child.type === 'JSXText') return String(child.value).trim() === '' ? [] : [{ kinds: new Set(['text']), start }];
    if (child.type === 'JSXFragment') return childrenOf(child, known);
    const kinds = new Set(kindsOf(child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child, known));
    return kinds.size > 0 ? [{ kinds, start }] : [];
  });

const isText = ({ kinds }: Child): boolean => kinds.has('text') || kinds.has('unknown');

const isHost = ({ openingElement }: Node): boolean => isNode(openingElement) && /^[a-z]/.test(String((openingElement.name as Node).name));

/** @returns start positions of the texts */
const looseIn = (parent: Node, known: Names): number[] => {
  const all = childrenOf(parent, known);
  return all.flatMap((child, index) => {
    const canChange = child.kinds.has('nothing') || (child.kinds.has('element') && isText(child));
    // React replaces the only text of an element through the element
    if (canChange && isText(child)) return all.length > 1 || !isHost(parent) || child.kinds.has('fragment') ? [child.start] : [];
    const next = all.slice(index + 1).find(({ kinds }) => !kinds.has('nothing'));
    return canChange && next && isText(next) ? [next.start] : [];
  });
};

const findLoose = (node: Node, known: Names): number[] => [
  ...(/^JSX(Element|Fragment)$/.test(node.type) ? looseIn(node, known) : []),
  ...nodesIn(node).flatMap((one) => findLoose(one, known)),
];

/** @returns the line numbers of the texts */
export const looseTexts = (fileName: string, code: string): number[] => {
  const program = parseSync(fileName, code).program as unknown as Node;
  const starts = findLoose(program, new Set([...elements, ...elementNames(program)]));
  return [...new Set(starts)].map((start) => code.slice(0, start).split('\n').length);
};
