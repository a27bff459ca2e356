const blocks = 'p|h2|h3|h4|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|img|hr';
const besideBlock = new RegExp(`\\s*(</?(?:${blocks})\\b[^>]*>)\\s*`, 'g');

/** Lets a text be written on many lines: takes out the line breaks and indents that only serve its source. */
export function html(strings: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: strings }, ...values)
    .replace(/\s*\n\s*/g, ' ')
    .replace(besideBlock, '$1')
    .trim();
}
