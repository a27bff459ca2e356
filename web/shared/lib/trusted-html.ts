// The only place that creates values of Trusted Types, which the browser requires wherever a string becomes HTML or a script.
// scripts/architecture/trusted-html.test.ts lists the files that may use it.
import { trustedTypes } from '#contract/rules/trusted-types.ts';

interface Policy {
  createHTML: (html: string) => string;
  createScript: (text: string) => string;
}
/** Trusted values are used as strings, because the types of the DOM do not contain them. */
interface PolicyFactory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const rules: Policy = {
  createHTML: (html) => html,
  createScript: (text) => {
    // a script that is JSON does nothing
    JSON.parse(text);
    return text;
  },
};

// absent in older browsers and on the server
const { trustedTypes: factory } = globalThis as { trustedTypes?: PolicyFactory };
const policy = factory?.createPolicy(trustedTypes.own, rules) ?? rules;

/**
 * @param html HTML that cannot run scripts: sanitised by the server, written by the editor's schema, constant, or parsed in a
 *   document without scripts
 */
export const trustHtml = (html: string): string => policy.createHTML(html);

/** @param json for a script element with data @throws if it is not JSON */
export const trustJson = (json: string): string => policy.createScript(json);
