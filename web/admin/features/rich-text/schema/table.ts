// Tables with all parts of HTML: caption, columns, head, body and foot, so that the editor loses nothing of a stored table.
import { Node } from '@tiptap/core';

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableCaption? tableColumns* tableSection+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', 0],
});

const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  isolating: true,
  defining: true,
  parseHTML: () => [{ tag: 'caption' }],
  renderHTML: () => ['caption', 0],
});

const TableColumns = Node.create({
  name: 'tableColumns',
  atom: true,
  selectable: false,
  addAttributes: () => ({
    html: { default: '', rendered: false, parseHTML: (element) => element.innerHTML },
  }),
  parseHTML: () => [{ tag: 'colgroup' }],
  renderHTML: ({ node }) => {
    const dom = document.createElement('colgroup');
    for (const [, span] of String(node.attrs.html).matchAll(/<col\b(?:[^>]*\sspan="(\d+)")?/g)) {
      const column = document.createElement('col');
      if (span) column.setAttribute('span', span);
      dom.append(column);
    }
    return { dom };
  },
});

const TableSection = Node.create({
  name: 'tableSection',
  content: 'tableRow+',
  addAttributes: () => ({
    part: { default: 'tbody', rendered: false, parseHTML: (element) => element.tagName.toLowerCase() },
  }),
  parseHTML: () => [{ tag: 'thead' }, { tag: 'tbody' }, { tag: 'tfoot' }],
  renderHTML: ({ node }) => [node.attrs.part, 0],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeaderCell)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** An attribute that is stored unchanged, or not at all. */
const kept = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] ? { [name]: attributes[name] } : {}),
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ colspan: kept('colspan'), rowspan: kept('rowspan') }),
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeaderCell = Node.create({
  name: 'tableHeaderCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ colspan: kept('colspan'), rowspan: kept('rowspan'), scope: kept('scope') }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

export const tableNodes = [Table, TableCaption, TableColumns, TableSection, TableRow, TableCell, TableHeaderCell];
