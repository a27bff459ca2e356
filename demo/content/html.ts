const blocks = 'p|h2|h3|h4|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|img|hr';
const besideBlock = new RegExp(`\\s*(</?(?:${blocks})\\b[^>]*>)\\s*`, 'g');

/** Removes the line breaks and indentation that only format the source. */
export function html(strings: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: strings }, ...values)
    .replace(/\s*\n\s*/g, ' ')
    .replace(besideBlock, '$1')
    .trim();
}
