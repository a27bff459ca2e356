// Interface between the server and the web part for rendering a public page.
import type { DocumentLanguage } from './rules/languages.ts';

/** A response of the API to a page's transport. */
export interface TransportAnswer {
  status: number;
  /** Parsed JSON; undefined if the body was empty or not JSON. */
  body: unknown;
}

export interface RenderRequest {
  /** Absolute address of the page, with the public origin and without the code of its language. */
  url: URL;
  /** Default: English, on a site with one language. */
  language?: DocumentLanguage | undefined;
  /** Calls the API in the same process; pages only send read requests. */
  transport: (request: { method: string; path: string }) => Promise<TransportAnswer>;
  /** Set for a preview, which has no splash screen. */
  isPreview?: true;
}

/** Data that a page shows instead of stored data. */
export interface Preview {
  /** Code of the language of the page; absent for the main one. */
  language?: string;
  /** Path and query of the page, with the code of its language. */
  page: string;
  /** Responses by path without query, which replace the calls. */
  answers: Readonly<Record<string, unknown>>;
  /** Changes to the responses of other calls, by path without query. */
  changes?: Readonly<Record<string, (body: unknown) => unknown>>;
}

export interface Rendered {
  /** 503 if some data was unavailable: the page shows its loading state, and the browser requests the data again. */
  status: number;
  /** Target of a redirect, without the code of the language; otherwise null. */
  location: string | null;
  /** title, meta, links and JSON-LD as escaped HTML. */
  head: string;
  /** For `<html style="…">`. */
  themeStyle: string;
  /** Address of the embedded map, which the content security policy must allow; undefined if the settings are not available. */
  mapAddress: string | null | undefined;
  /** Inside `<div id="root">`. */
  body: string;
  /** For `<script type="application/json" id="state">`; contains no `<`. */
  state: string;
  /** Source paths of the screen's lazily loaded code, as keys of the build manifest. */
  modules: string[];
}
