// What a WordPress export says about the whole site: authors and files.
import { childrenOf, childText, textOf, type XmlElement } from '#server/platform/xml/element.ts';

export interface Site {
  /** Displayed name by login. */
  authors: Map<string, string>;
  /** Address of the file by id of the attachment. */
  files: Map<string, string>;
  /** Ids of the pictures by id of the entry to which they were uploaded. */
  picturesOf: Map<string, string[]>;
  /** Addresses of all files, without protocol. */
  addresses: Set<string>;
}

export const emptySite = (): Site => ({ authors: new Map(), files: new Map(), picturesOf: new Map(), addresses: new Set() });

const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
const withoutProtocol = (address: string): string => withoutQuery(address).replace(/^https?:/, '');

export const metaOf = (item: XmlElement): Map<string, string> =>
  new Map(childrenOf(item, 'wp:postmeta').map((meta) => [childText(meta, 'wp:meta_key'), childText(meta, 'wp:meta_value')]));

const isPicture = (address: string): boolean => /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i.test(withoutProtocol(address));

const addAttachment = (site: Site, item: XmlElement): void => {
  const id = childText(item, 'wp:post_id');
  const address = childText(item, 'wp:attachment_url') || childText(item, 'guid');
  if (address === '') return;
  site.files.set(id, address);
  site.addresses.add(withoutProtocol(address));
  const parent = childText(item, 'wp:post_parent');
  if (!isPicture(address) || parent === '0') return;
  const pictures = site.picturesOf.get(parent) ?? [];
  pictures.push(id);
  site.picturesOf.set(parent, pictures);
};

/** Adds an author, or an attachment. */
export const addToSite = (site: Site, element: XmlElement): void => {
  if (element.name === 'wp:author') {
    const login = childText(element, 'wp:author_login');
    site.authors.set(login, childText(element, 'wp:author_display_name') || login);
  } else if (childText(element, 'wp:post_type') === 'attachment') addAttachment(site, element);
};

/**
 * WordPress makes smaller copies of pictures: `pump-300x200.jpg`, `pump.jpg?w=604`.
 * @returns the address of the original, if the export lists it
 */
export const originalOf = (site: Site, address: string, attachment: string | null): string => {
  const known = attachment === null ? undefined : site.files.get(attachment);
  if (known !== undefined) return known;
  const plain = withoutQuery(address);
  const original = plain.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.\w{2,5}$)/, '');
  if (site.addresses.has(withoutProtocol(original))) return original;
  return site.addresses.has(withoutProtocol(plain)) ? plain : address;
};

export const authorOf = (item: XmlElement, { authors }: Site): string => {
  const login = childrenOf(item, 'dc:creator').map(textOf)[0] ?? '';
  return authors.get(login) ?? login;
};
