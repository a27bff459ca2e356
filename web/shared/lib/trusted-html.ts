// The only module that creates Trusted Types values, which the browser requires wherever a string becomes HTML or a script.
// scripts/architecture/trusted-html.test.ts lists the files that may use it.
import { trustedTypes } from '#contract/rules/trusted-types.ts';

interface Policy {
  createHTML: (html: string) => string;
  createScript: (text: string) => string;
}
/** Trusted values are typed as strings, because the DOM's types do not include Trusted Types. */
interface PolicyFactory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const rules: Policy = {
  createHTML: (html) => html,
  createScript: (text) => {
    // JSON has no effect as a script; anything else throws
    JSON.parse(text);
    return text;
  },
};

// absent in older browsers and on the server
const { trustedTypes: factory } = globalThis as { trustedTypes?: PolicyFactory };
const policy = factory?.createPolicy(trustedTypes.own, rules) ?? rules;

/**
 * @param html HTML that cannot run scripts: sanitised by the server, serialised by the editor, constant, or parsed in a
 * document without scripting
 */
export const trustHtml = (html: string): string => policy.createHTML(html);

/** @param json content of a script element with data @throws if it is not JSON */
export const trustJson = (json: string): string => policy.createScript(json);
