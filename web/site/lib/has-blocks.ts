const classes = ['columns', 'picture-left', 'picture-right', 'call-to-action', 'documents', 'product-cards'];

/** @returns whether a text, as the server stores it, contains a block with an own style */
export const hasBlocks = (html: string): boolean =>
  html.includes('<details><summary>') || classes.some((name) => html.includes(`="${name}">`));
