// Keeps the meaningful attributes of pasted HTML.

const kept: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  iframe: ['src', 'title', 'width', 'height'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

const aligned = /^(center|right|justify)$/;

const numberTypes: Record<string, string> = {
  'upper-roman': 'I',
  'lower-roman': 'i',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-alpha': 'a',
  'lower-latin': 'a',
};

/** Keeps the type of numbers, which Google Docs writes as a style of the items. */
const keepSigns = (list: HTMLElement): void => {
  const [item] = list.querySelectorAll<HTMLElement>(':scope > li');
  const type = numberTypes[list.style.listStyleType] ?? numberTypes[item?.style.listStyleType ?? ''];
  if (type) list.setAttribute('type', type);
};

/** Removes all other attributes; alignments and types of lists stay, whether written as attributes or styles. */
export const cleanAttributes = (body: HTMLElement): void => {
  for (const list of body.querySelectorAll<HTMLElement>('ol')) keepSigns(list);
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const tag = element.tagName.toLowerCase();
    const alignment = /^(p|h[2-4]|t[dh])$/.test(tag) ? element.style.textAlign || element.getAttribute('align') || '' : '';
    for (const { name, value } of [...element.attributes]) {
      const isOne = /^(colspan|rowspan|start)$/.test(name) && value === '1';
      if (!kept[tag]?.includes(name) || isOne) element.removeAttribute(name);
    }
    if (aligned.test(alignment)) element.style.textAlign = alignment;
  }
};
