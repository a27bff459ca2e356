/** Names of Trusted Types policies: the server allows them in its content security policy, and the browser creates them. */
export const trustedTypes = {
  /** The policy of the product (web/shared/lib/trusted-html.ts). */
  own: 'checked-html',
  /** The policy of prosemirror-view, which parses pasted HTML in a document without scripts. */
  editor: 'ProseMirrorClipboard',
} as const;
