// Converts lists of Word, which are paragraphs with a marker and a level in their style, to HTML lists.

// The markers of list items in word processors: "3.", "b)", "(iv)", "1.2.".

interface ItemNumber {
  value: number;
  /** The `type` of the list; null for digits. */
  type: 'a' | 'A' | 'i' | 'I' | null;
}

const roman: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

const romanNumber = (letters: string): number => {
  const digits = [...letters].map((letter) => roman[letter] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
};

const letterNumber = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);

/** @param before the number of the previous item on the same level of the list @returns null for a bullet */
const readItemNumber = (sign: string, before: ItemNumber | null): ItemNumber | null => {
  const [, digits] = /^\(?(?:\d{1,4}\.)*(\d{1,4})[.)]?$/.exec(sign) ?? [];
  if (digits !== undefined) return { value: Number(digits), type: null };
  const [, letters = ''] = /^\(?([a-z]{1,6}|[A-Z]{1,6})[.)]$/.exec(sign) ?? [];
  if (letters === '') return null;
  const lower = letters.toLowerCase();
  const isUpper = lower !== letters;
  const isAfter = (value: number, type: RegExp) =>
    before?.type !== null && before !== null && type.test(before.type) && before.value + 1 === value;
  const isRoman =
    /^[ivxlc]+$/.test(lower) &&
    !isAfter(letterNumber(lower), /a/i) &&
    (lower === 'i' || lower.length > 1 || isAfter(romanNumber(lower), /i/i));
  if (isRoman) return { value: romanNumber(lower), type: isUpper ? 'I' : 'i' };
  return lower.length > 2 ? null : { value: letterNumber(lower), type: isUpper ? 'A' : 'a' };
};

interface Item {
  paragraph: HTMLElement;
  /** Id of the list in the Word document. */
  listId: string;
  /** Nesting level, from 1. */
  level: number;
  sign: string;
}

/** A list and its last item, to which nested items and paragraphs are added. */
interface OpenList {
  list: HTMLElement;
  level: number;
  last: HTMLElement;
  number: ItemNumber | null;
}

const markerOf = (paragraph: HTMLElement): HTMLElement | null =>
  [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) ?? null;

const readItem = (element: Element | null): Item | null => {
  const [, place = ''] = /mso-list:([^;]*)/i.exec(element?.getAttribute('style') ?? '') ?? [];
  const [, level] = /\blevel(\d)/i.exec(place) ?? [];
  const [listId = ''] = place.trim().split(/\s/);
  if (element?.tagName !== 'P' || !level) return null;
  const paragraph = element as HTMLElement;
  const sign = markerOf(paragraph)?.textContent?.replaceAll('\u00a0', ' ').trim() ?? '';
  return { paragraph, listId, level: Number(level), sign };
};

const isParagraph = (element: Element): boolean => element.tagName === 'P' && !readItem(element);

/** Paragraphs between an item and the next one on a deeper level of its list, which belong to the item. */
const paragraphsWithin = (item: Item): HTMLElement[] => {
  const between: HTMLElement[] = [];
  let next = item.paragraph.nextElementSibling;
  while (next && isParagraph(next)) {
    between.push(next as HTMLElement);
    next = next.nextElementSibling;
  }
  const after = readItem(next);
  return after && after.listId === item.listId && after.level > 1 ? between : [];
};

const newList = ({ paragraph }: Item, number: ItemNumber | null): HTMLElement => {
  const list = paragraph.ownerDocument.createElement(number ? 'ol' : 'ul');
  if (number?.type) list.setAttribute('type', number.type);
  if (number && number.value !== 1) list.setAttribute('start', String(number.value));
  return list;
};

const itemElement = ({ paragraph }: Item): HTMLElement => {
  const element = paragraph.ownerDocument.createElement('li');
  markerOf(paragraph)?.remove();
  element.append(...paragraph.childNodes);
  return element;
};

/** Whether a number continues a list; numbers that restart begin another list. */
const isContinued = ({ number: before }: OpenList, number: ItemNumber | null): boolean =>
  before === null || number === null ? before === number : before.type === number.type && number.value > before.value;

/** Adds an item to the open lists. @param open the lists around the previous item, outermost first */
const addItem = (open: OpenList[], item: Item): void => {
  while ((open.at(-1)?.level ?? 0) > item.level && open.length > 1) open.pop();
  let current = open.at(-1);
  const number = readItemNumber(item.sign, current && current.level === item.level ? current.number : null);
  const isDeeper = current !== undefined && item.level > current.level;
  if (current && !isDeeper && !isContinued(current, number)) {
    open.pop();
    current = open.at(-1);
  }
  const element = itemElement(item);
  const isNew = current === undefined || item.level > current.level;
  if (isNew) {
    const list = newList(item, number);
    if (current) current.last.append(list);
    else item.paragraph.before(list);
    list.append(element);
    open.push({ list, level: item.level, last: element, number });
  } else if (current) {
    if (number && current.number && number.value !== current.number.value + 1) element.setAttribute('value', String(number.value));
    current.list.append(element);
    Object.assign(current, { last: element, number, level: item.level });
  }
  item.paragraph.remove();
};

/** @param first the first of a sequence of items */
const buildList = (first: Item): void => {
  const open: OpenList[] = [];
  let item: Item | null = first;
  while (item) {
    const within = paragraphsWithin(item);
    const next: Element | null = (within.at(-1) ?? item.paragraph).nextElementSibling;
    addItem(open, item);
    if (within.length > 0) {
      const last = open.at(-1)?.last;
      const text = last?.ownerDocument.createElement('p');
      text?.append(...(last?.childNodes ?? []));
      last?.append(...(text ? [text] : []), ...within);
    }
    item = readItem(next);
  }
};

/** A numbered heading stays a heading; its number becomes text. */
const numberHeading = (heading: HTMLElement): void => {
  const marker = markerOf(heading);
  const sign = marker?.textContent?.replaceAll('\u00a0', ' ').trim() ?? '';
  marker?.replaceWith(...(readItemNumber(sign, null) ? [`${sign} `] : []));
};

export const buildWordLists = (body: HTMLElement): void => {
  for (const heading of body.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')) numberHeading(heading);
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const item = body.contains(paragraph) ? readItem(paragraph) : null;
    if (item) buildList(item);
  }
};
