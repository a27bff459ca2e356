// Makes stored rich text fit for a page: headings that can be linked to, tables that scroll inside themselves, pictures
// in the sizes the server offers, videos that wait to be played. The text comes from the server's sanitiser, whose spelling of tags can be relied on.
import { plainText } from './format.ts';
import { videoPanel } from './video-frame.ts';

export interface ProseSection {
  id: string;
  title: string;
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const scaled = [480, 800, 1200];
const attributeOf = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const picture = (tag: string): string => {
  const src = attributeOf(tag, 'src');
  const isScaled = src.startsWith('/storage/') && !src.includes('?');
  const sizes = isScaled
    ? ` srcset="${scaled.map((width) => `${src}?w=${width} ${width}w`).join(', ')}" sizes="(min-width: 768px) 672px, 100vw"`
    : '';
  return tag.replace(/\s*\/?>$/, `${sizes} loading="lazy" decoding="async">`);
};

// narrower ones are signs in the text, not pictures
const narrowest = 160;

/** The title of a picture becomes its caption; the picture leads to its file, which script shows in a larger view. */
const enlargeable = (tag: string): string => {
  const width = attributeOf(tag, 'width');
  if (width && Number(width) < narrowest) return picture(tag);
  const caption = attributeOf(tag, 'title');
  const alt = attributeOf(tag, 'alt');
  const link =
    `<a class="zoom" href="${attributeOf(tag, 'src')}" data-caption="${caption}" aria-label="Enlarge picture${alt && `: ${alt}`}">` +
    `${picture(tag.replace(/\stitle="[^"]*"/, ''))}</a>`;
  return `<span class="figure">${link}${caption && `<span class="caption">${caption}</span>`}</span>`;
};

// what scrolls has to be reachable by keyboard, and to say what it is
const table = (whole: string): string => {
  const caption = plainText(/<caption[^>]*>(.*?)<\/caption>/s.exec(whole)?.[1] ?? '').replace(/["<>&]/g, '');
  return `<div class="scroll" role="group" aria-label="Table${caption && `: ${caption}`}" tabindex="0">${whole}</div>`;
};

/** @returns the text, and its second-level headings in order */
export const prepareProse = (stored: string): { html: string; sections: ProseSection[] } => {
  const sections: ProseSection[] = [];
  const html = stored
    .replace(/<h2([^>]*)>(.*?)<\/h2>/gs, (_whole, attributes: string, inner: string) => {
      const title = plainText(inner);
      // after the number, so that two headings alike and one without letters differ
      const id = `s${sections.length + 1}-${slugOf(title)}`.replace(/-$/, '');
      sections.push({ id, title });
      return `<h2 id="${id}"${attributes}>${inner}</h2>`;
    })
    .replace(/<table\b.*?<\/table>/gs, table)
    .replace(/<pre\b/g, '<pre tabindex="0"')
    // a picture that is a link already keeps its aim
    .replace(/<a\b[^>]*>.*?<\/a>|<img\b[^>]*>/gs, (found) =>
      found.startsWith('<img') ? enlargeable(found) : found.replace(/<img\b[^>]*>/g, picture),
    )
    .replace(
      /<iframe\b[^>]*>\s*<\/iframe>/g,
      (frame) => videoPanel(attributeOf(frame, 'src'), attributeOf(frame, 'title') || 'Video') ?? '',
    );
  return { html, sections };
};

export interface LeadPicture {
  src: string;
  alt: string;
}

// a block of its own: in a paragraph without other words, or in none
const alone = '(?:<p\\b[^>]*>\\s*(<img\\b[^>]*>)\\s*</p>|(<img\\b[^>]*>))';
const first = new RegExp(`^\\s*${alone}`);
const last = new RegExp(`${alone}\\s*$`);

const decode = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
const attribute = (tag: string, name: string) => decode(attributeOf(tag, name));

/** Takes a picture that opens or ends the text out of it, so that it can stand beside. */
export const takeLeadPicture = (html: string): { html: string; picture: LeadPicture | null } => {
  for (const pattern of [first, last]) {
    const found = pattern.exec(html);
    const tag = found?.[1] ?? found?.[2];
    if (found && tag) return { html: html.replace(found[0], ''), picture: { src: attribute(tag, 'src'), alt: attribute(tag, 'alt') } };
  }
  return { html, picture: null };
};
