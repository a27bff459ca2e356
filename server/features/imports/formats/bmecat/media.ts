// Pictures and documents of a BMEcat article or group.

import { childrenOf, childText, elementsOf, textOf, type XmlElement } from '#server/platform/xml/element.ts';
import { type FieldValue, field } from '../fields.ts';
import { joinFiles } from '../texts.ts';
import type { Catalog } from './catalog.ts';
import { textInLanguage } from './names.ts';

interface Medium {
  source: string;
  isPicture: boolean;
  isDocument: boolean;
  purpose: string;
  order: number;
}

/** The most pictures of a product besides the main one. */
const mostPictures = 30;

/** Purposes by which the main picture is chosen. Thumbnails are used only if there is nothing else, logos never. */
const purposes = ['normal', 'detail', 'others', '', 'thumbnail'];
const rankOf = ({ purpose }: Medium): number => (purposes.includes(purpose) ? purposes.indexOf(purpose) : 2);

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

const fullSource = (source: string, { mediaRoot }: Catalog): string => {
  const path = source.replaceAll('\\', '/');
  return isAddress(mediaRoot) && !isAddress(path) && path !== '' ? `${mediaRoot.replace(/\/$/, '')}/${path.replace(/^\//, '')}` : path;
};

const mediumOf = (mime: XmlElement, catalog: Catalog): Medium => {
  const source = fullSource(textInLanguage(mime, 'MIME_SOURCE', catalog.language), catalog);
  const type = childText(mime, 'MIME_TYPE').toLowerCase();
  return {
    source,
    isPicture: /^image\//.test(type) || /^jpe?g$|^png$|^gif$/.test(type) || /\.(?:jpe?g|png|webp|gif|avif)$/i.test(source),
    isDocument: type === 'application/pdf' || /\.pdf$/i.test(source),
    purpose: childText(mime, 'MIME_PURPOSE').toLowerCase(),
    order: Number(childText(mime, 'MIME_ORDER')) || Number.POSITIVE_INFINITY,
  };
};

/** Media in the extension of ETIM: `UDX.EDXF.MIME` with a code, of which MD01 is the product's picture. */
const extensionMedia = (element: XmlElement, catalog: Catalog): Medium[] =>
  elementsOf(element).flatMap((child): Medium[] => {
    const source = elementsOf(child).find(({ name }) => name.endsWith('.MIME_SOURCE'));
    if (!source) return child.name.startsWith('UDX') ? extensionMedia(child, catalog) : [];
    const code = textOf(elementsOf(child).find(({ name }) => name.endsWith('.MIME_CODE')));
    const order = textOf(elementsOf(child).find(({ name }) => name.endsWith('.MIME_ORDER')));
    const plain = { name: 'MIME', attributes: {}, line: child.line, content: [{ ...source, name: 'MIME_SOURCE' }] };
    const purpose = code === 'MD01' ? 'normal' : 'others';
    return [{ ...mediumOf(plain, catalog), purpose, order: Number(order) || Number.POSITIVE_INFINITY }];
  });

const unique = (media: readonly Medium[]): Medium[] => {
  const seen = new Set<string>();
  return media.filter(({ source }) => !seen.has(source) && seen.add(source));
};

const mediaOf = (element: XmlElement, catalog: Catalog): Medium[] => {
  const given = childrenOf(element, 'MIME_INFO').flatMap((info) => childrenOf(info, 'MIME').map((mime) => mediumOf(mime, catalog)));
  const extended = childrenOf(element, 'USER_DEFINED_EXTENSIONS').flatMap((one) => extensionMedia(one, catalog));
  const all = [...given, ...extended].filter(({ source }) => source !== '');
  return unique(all.toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order)));
};

/** Pictures that browsers do not show. */
const isOfPrint = ({ source }: Medium): boolean => /\.(?:tiff?|bmp|eps|psd|ai|svg|pdf)$/i.test(source);

export interface Media {
  pictures: string[];
  brochure: string;
  /** Files that have no place in the record. */
  others: string[];
}

export const readMedia = (element: XmlElement, catalog: Catalog): Media => {
  const all = mediaOf(element, catalog);
  const shown = all.filter((one) => one.isPicture && !isOfPrint(one) && !/^(?:logo|icon)$/.test(one.purpose));
  const sorted = shown.toSorted((a, b) => rankOf(a) - rankOf(b));
  // a thumbnail is a smaller copy of another picture
  const pictures = sorted.filter(({ purpose }, index) => index === 0 || purpose !== 'thumbnail').slice(0, mostPictures + 1);
  const documents = all.filter(({ isDocument }) => isDocument);
  const brochure = documents.find(({ purpose }) => purpose === 'data_sheet') ?? documents[0];
  const used = new Set([...shown.filter(({ purpose }) => purpose === 'thumbnail'), ...pictures, ...(brochure ? [brochure] : [])]);
  return {
    pictures: pictures.map(({ source }) => source),
    brochure: brochure?.source ?? '',
    others: all.filter((one) => !used.has(one)).map(({ source }) => source),
  };
};

export const mediaFields = ({ pictures, brochure }: Media): FieldValue[] => [
  field('main_image', 'Main image', pictures[0] ?? ''),
  field('images', 'Additional images', joinFiles(pictures.slice(1))),
  field('brochure', 'Brochure', brochure),
];
