// Word writes lists as paragraphs with a sign in front and a level in their style. Here they become lists.

interface Item {
  paragraph: HTMLElement;
  /** From 1. */
  level: number;
  isOrdered: boolean;
}

const markerOf = (paragraph: HTMLElement): HTMLElement | null =>
  [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) ?? null;

const readItem = (element: Element | null): Item | null => {
  const level = /mso-list:[^;:]*\blevel(\d)/i.exec(element?.getAttribute('style') ?? '');
  if (element?.tagName !== 'P' || !level) return null;
  const paragraph = element as HTMLElement;
  const marker = markerOf(paragraph)?.textContent?.replaceAll('\u00a0', ' ').trim() ?? '';
  return { paragraph, level: Number(level[1]), isOrdered: /^\(?[\da-z]{1,4}[.)]/i.test(marker) };
};

const nextItem = (item: Item): Item | null => readItem(item.paragraph.nextElementSibling);

const listFor = ({ isOrdered, paragraph }: Item) => paragraph.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');

const itemElement = ({ paragraph }: Item) => {
  const element = paragraph.ownerDocument.createElement('li');
  markerOf(paragraph)?.remove();
  element.append(...paragraph.childNodes);
  return element;
};

const buildList = (items: Item[]) => {
  const [first] = items;
  if (!first) return;
  const open: { list: HTMLElement; level: number }[] = [{ list: listFor(first), level: first.level }];
  first.paragraph.before(open[0]?.list as HTMLElement);
  for (const item of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    const current = open.at(-1);
    const lastItem = current?.list.lastElementChild;
    if (current && lastItem && item.level > current.level) {
      const inner = listFor(item);
      lastItem.append(inner);
      open.push({ list: inner, level: item.level });
    }
    open.at(-1)?.list.append(itemElement(item));
    item.paragraph.remove();
  }
};

export const buildWordLists = (body: HTMLElement): void => {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    let item = paragraph.isConnected || body.contains(paragraph) ? readItem(paragraph) : null;
    const items: Item[] = [];
    while (item) {
      items.push(item);
      const next = nextItem(item);
      // another kind of list at the first level is another list
      item = next && next.level === items[0]?.level && next.isOrdered !== items[0].isOrdered ? null : next;
    }
    buildList(items);
  }
};
