/** @returns whether a text, as the server stores it, contains a block with an own style */
export const hasBlocks = (html: string): boolean =>
  /<details><summary>|="(columns|picture-left|picture-right|call-to-action|documents|product-cards)">/.test(html);
