// Which attributes of pasted HTML mean something.

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

/** Google Docs writes the signs of a list as the style of its items. */
const keepSigns = (list: HTMLElement): void => {
  const [item] = list.querySelectorAll<HTMLElement>(':scope > li');
  const type = numberTypes[list.style.listStyleType] ?? numberTypes[item?.style.listStyleType ?? ''];
  if (type) list.setAttribute('type', type);
};

/** Takes all others away; alignments and signs of lists stay, however they are written. */
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
