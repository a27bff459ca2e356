// The part of jsdom that read-xml.ts uses; jsdom has no types.
declare module 'jsdom' {
  export interface XmlElement {
    /** Name with its prefix. */
    tagName: string;
    attributes: Iterable<{ name: string; value: string }>;
    children: Iterable<XmlElement>;
    textContent: string;
  }
  export class JSDOM {
    constructor(text: string, options: { contentType: string });
    window: { document: { documentElement: XmlElement } };
  }
}
