// What is not imported from a BMEcat file, in sentences.
import { createNotes, number } from '../notes.ts';

export const createBmecatNotes = () =>
  createNotes({
    currency: (count, examples) =>
      `The prices of ${number(count, 'product')} are imported without conversion. Their currency: ${examples}.`,
    otherCurrency: (count, examples) =>
      `${number(count, 'product')} ${count === 1 ? 'has' : 'have'} prices only in another currency than the catalogue: ${examples}.`,
    otherPrices: (count) =>
      `${number(count, 'product')} ${count === 1 ? 'has' : 'have'} several prices. The list price for the smallest quantity is imported, or else the price for customers.`,
    rounded: (count) => `The prices of ${number(count, 'product')} have more than two decimals. They are rounded.`,
    unreadable: (count, examples) => `${number(count, 'price')} ${count === 1 ? 'is' : 'are'} not a number and not imported: ${examples}.`,
    period: (count, examples) => `The prices of ${number(count, 'product')} are valid in a period that is not imported: ${examples}.`,
    furtherGroup: (count) =>
      `Products have one category. ${number(count, 'further group')} of products ${count === 1 ? 'is' : 'are'} not imported.`,
    reference: (count, examples) =>
      `${number(count, 'reference')} between products ${count === 1 ? 'is' : 'are'} not imported: ${examples}.`,
    media: (count, examples) =>
      `${number(count, 'file')} ${count === 1 ? 'is' : 'are'} neither a picture of the product nor its first PDF, and not imported: ${examples}.`,
    code: (count, examples) =>
      `The file names ${number(count, 'value')} only by a code of the feature: ${examples}. The code is the name of the specification. Change it in the choice of columns.`,
    valueCode: (count, examples) =>
      `${number(count, 'value')} of features ${count === 1 ? 'is' : 'are'} imported as the code of a classification, which the file does not explain: ${examples}.`,
    deleted: (count, examples) =>
      `${number(count, 'product')} ${count === 1 ? 'is' : 'are'} marked as deleted in the file and ignored: ${examples}.`,
    sameName: (_, examples) =>
      `Several groups have the same name. Categories have no levels, so the name of the parent group is added: ${examples}.`,
  });

export type BmecatNotes = ReturnType<typeof createBmecatNotes>;
