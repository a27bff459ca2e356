// Which attributes of pasted HTML mean something.

const kept: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  iframe: ['src', 'title', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

const aligned = /^(center|right|justify)$/;

/** Takes all others away; an alignment stays, however it was written. */
export const cleanAttributes = (body: HTMLElement): void => {
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const tag = element.tagName.toLowerCase();
    const alignment = /^(p|h[2-4])$/.test(tag) ? element.style.textAlign || element.getAttribute('align') || '' : '';
    for (const { name, value } of [...element.attributes]) {
      const isOne = /^(colspan|rowspan|start)$/.test(name) && value === '1';
      if (!kept[tag]?.includes(name) || isOne) element.removeAttribute(name);
    }
    if (aligned.test(alignment)) element.style.textAlign = alignment;
  }
};
