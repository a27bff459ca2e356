// What the server asks of the web part when it renders a public page, and what it gets.

/** An answer of the API, as the transport of a page gets it. */
export interface TransportAnswer {
  status: number;
  /** Parsed JSON; undefined when the body was empty or no JSON. */
  body: unknown;
}

export interface RenderRequest {
  /** Complete address of the page, at the public origin. */
  url: URL;
  /** Calls the API in the same process. Pages only read. */
  transport: (request: { method: string; path: string }) => Promise<TransportAnswer>;
}

export interface Rendered {
  /** 503 when a part of the data was not available: the page shows its loading state and the browser asks again. */
  status: number;
  /** Target of a redirect, else null. */
  location: string | null;
  /** title, meta, links and JSON-LD as escaped HTML. */
  head: string;
  /** For `<html style="…">`. */
  themeStyle: string;
  /** Inside `<div id="root">`. */
  body: string;
  /** For `<script type="application/json" id="state">`; holds no `<`. */
  state: string;
  /** Source paths of the screen's lazily loaded code, as keys of the build's manifest. */
  modules: string[];
}
