/** Removes the line breaks and indentation of the source; Japanese has no spaces between words. */
export const html = (strings: TemplateStringsArray, ...values: string[]): string =>
  String.raw({ raw: strings }, ...values)
    .replaceAll(/\s*\n\s*/g, '')
    .trim();
