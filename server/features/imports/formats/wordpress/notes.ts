// What is not imported from a WordPress export, in sentences.
import { createNotes, number } from '../notes.ts';

const are = (count: number): string => (count === 1 ? 'is' : 'are');

export const createWordpressNotes = () =>
  createNotes({
    attachment: (count) =>
      `${number(count, 'file')} of the media library ${are(count)} only named in the export. Add them as a zip file, e.g. of the folder wp-content/uploads.`,
    menu: (count) => `${number(count, 'menu entry', 'menu entries')} ${are(count)} not imported. Menus are edited in the settings.`,
    comment: (count) => `${number(count, 'comment')} ${are(count)} not imported.`,
    product: (count) => `${number(count, 'WooCommerce product')} ${are(count)} not imported. Export products in WooCommerce as CSV.`,
    otherType: (count, examples) => `${number(count, 'entry', 'entries')} of other types ${are(count)} not imported: ${examples}.`,
    trash: (count) => `${number(count, 'entry', 'entries')} in the trash ${are(count)} not imported.`,
    term: (count) =>
      `Articles have no categories and tags. Those of ${number(count, 'entry', 'entries')} are in the columns “Categories” and “Tags”, which are not imported.`,
    parent: (count) => `${number(count, 'page')} ${are(count)} below another page. Pages have no levels here.`,
    draft: (count) => `${number(count, 'entry', 'entries')} ${are(count)} not published in WordPress, and imported as unpublished.`,
    password: (count, examples) =>
      `${number(count, 'entry', 'entries')} with a password ${are(count)} imported as unpublished: ${examples}.`,
    private: (count, examples) =>
      `${number(count, 'private entry', 'private entries')} ${are(count)} imported as unpublished: ${examples}.`,
    empty: (count, examples) =>
      `${number(count, 'entry', 'entries')} without text ${are(count)} imported as unpublished, with the title as text: ${examples}.`,
    untitled: (count, examples) =>
      `${number(count, 'entry', 'entries')} without a title ${count === 1 ? 'gets' : 'get'} the beginning of the text or the address as title: ${examples}.`,
    slug: (count, examples) =>
      `The addresses of ${number(count, 'entry', 'entries')} are used twice or contain letters that addresses here cannot have. New ones are made: ${examples}.`,
    date: (count, examples) => `${number(count, 'entry', 'entries')} ${count === 1 ? 'has' : 'have'} no date: ${examples}.`,
    seo: (count) =>
      `${number(count, 'text')} for search engines ${count === 1 ? 'consists' : 'consist'} of variables of a plugin and ${are(count)} not imported.`,
    removed: (count, examples) => `${number(count, 'part')} of texts ${are(count)} removed, of these kinds: ${examples}.`,
    picture: (count, examples) =>
      `${number(count, 'picture')} of galleries or articles ${are(count)} not among the files of the export: ${examples}.`,
  });

export type WordpressNotes = ReturnType<typeof createWordpressNotes>;
