// On a site in several languages, finds before the first paint whether the browser prefers another language, and marks the document, so that
// the style sheet keeps a place free for the line that offers it (web/site/shell/language-offer.tsx).
import { createHash } from 'node:crypto';
import { languageChoiceKey } from '#contract/rules/language-choice.ts';
import type { DocumentLanguage } from '#contract/rules/languages.ts';
import { preferredLanguage } from '#contract/rules/preferred-language.ts';

// storage can be blocked: then nothing is offered
const source = `try{const root=document.documentElement,code=(${preferredLanguage})(navigator.languages,document.currentScript.dataset.languages.split(" "));if(code&&code!==root.lang&&localStorage.getItem("${languageChoiceKey}")===null)root.dataset.offer=code}catch{}`;

/** The source in a content security policy. */
const policySource = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const isOffered = (language: DocumentLanguage | undefined): language is DocumentLanguage =>
  language !== undefined && language.all.length > 1;

/** @param language of the document; undefined for English on a site with one language @returns the element; empty on a site with one language */
export const offerScript = (language: DocumentLanguage | undefined): string =>
  isOffered(language) ? `<script data-languages="${language.all.map(({ code }) => code).join(' ')}">${source}</script>` : '';

/** @returns what the policy of the document must allow besides the files of the site; undefined if it has no such script */
export const offerSource = (language: DocumentLanguage | undefined): string | undefined => (isOffered(language) ? policySource : undefined);
