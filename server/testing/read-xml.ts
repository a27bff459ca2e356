// Parses the XML files of the site strictly: malformed text is an error.
import { JSDOM, type XmlElement } from 'jsdom';

export interface ReadXml {
  /** Name with its prefix, e.g. `atom:link`. */
  name: string;
  attributes: Record<string, string>;
  /** Text of the element and its descendants. */
  text: string;
  children: ReadXml[];
  /** Children with this name. */
  all: (name: string) => ReadXml[];
  /** Text of the only child with this name; undefined if there is none. @throws if there are several */
  one: (name: string) => string | undefined;
}

const read = (element: XmlElement): ReadXml => {
  const children = [...element.children].map(read);
  const all = (name: string) => children.filter((child) => child.name === name);
  return {
    name: element.tagName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: element.textContent,
    children,
    all,
    one: (name) => {
      const [found, ...others] = all(name);
      if (others.length > 0) throw new Error(`Several elements ${name}`);
      return found?.text;
    },
  };
};

/** @returns the root element @throws if the text is not well-formed */
export const readXml = (text: string): ReadXml => read(new JSDOM(text, { contentType: 'application/xml' }).window.document.documentElement);
