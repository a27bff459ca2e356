// A released migration must not be edited: databases that already ran it would differ from those that run it later.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// add a line for each new migration; instead of changing a line, add another migration
const landed: Record<string, string> = {
  '0001-initial.ts': 'b9a12a8d376922b0',
  '0002-uploads.ts': '61c2d15539bf7631',
  '0003-administrators.ts': 'f8d9c3633665a45f',
  '0004-visits.ts': '7eb120d2abbeb74b',
  '0005-file-names.ts': 'cba2ed1ac98095a9',
  '0006-versions.ts': 'e5660b7a17eec510',
  '0007-contact-products.ts': '97d7c0c1fc36bbeb',
  '0009-message-handling.ts': '9cd84fb22a8f2c38',
  '0010-visible-views.ts': '092448d5f09090f0',
  '0008-search.ts': '94462d036f47f9bd',
  '0011-content-version.ts': '85626286edd7880e',
  '0012-list-indices.ts': 'de04e9cee3d7e00e',
  '0013-search-index.ts': 'ff6c1aee9d31671e',
  '0014-substring-indices.ts': '1407fe3357877307',
  '0015-mail.ts': '34f0c218f2afe026',
  '0016-sign-in.ts': '12a28c9a4ce0895a',
  '0017-search-words.ts': '5d474b4551ff3948',
  '0018-spam.ts': '9d0d6148ac9ffd0c',
  '0019-search-pairs.ts': '3142040813095db7',
  '0020-catalogue-changes.ts': '5502dc3ce6a33a02',
  '0021-request-counts.ts': '737d7d4f0df152d3',
  '0022-job-claims.ts': '730d0827829f4378',
  '0023-removed-addresses.ts': '5a876311af3f0547',
  '0024-daily-backups.ts': 'f2863e857a6aac2c',
  '0025-seo-texts.ts': '1108199c9fe935f0',
  '0026-attributes.ts': 'd48a458d6a417df1',
  '0027-second-factor.ts': '095249e72d067c86',
  '0028-roles.ts': '43bece7f5882c082',
  '0029-trash.ts': '8025cff4da27be48',
  '0030-media.ts': 'e2f26fdaaaea8042',
  '0031-editing.ts': 'ed1c1d7454623350',
  '0032-history.ts': 'a0efa38212cfb711',
  '0033-focal-points.ts': 'f708760fe814891c',
  '0034-drafts.ts': '6dc7d2a5910a3f55',
  '0035-unsaved-changes-of-drafts.ts': 'b0994e0fd8e0d761',
  '0036-replaced-files.ts': '17d829f20b2fda7f',
  '0037-preview-link-authors.ts': 'ab4dab667ea43668',
  '0038-revisions-of-one-save.ts': '0a47e855e86e167a',
  '0039-audit-log-indices.ts': '9cb74b6751da9530',
  '0040-first-cells.ts': '1ff3986b2619e4cf',
  '0041-category-changes.ts': '463573c2f2b35ce9',
  '0042-frequent-words.ts': '6be270a2cf970b5a',
  '0043-product-trigrams.ts': 'febdf09451a8e1d6',
  '0044-text-trigrams.ts': '6795ce893aabef10',
  '0045-backup-links.ts': '22781e1096b5b2c0',
};

it('migrations have not been edited', () => {
  const found = globSync('server/database/migrations/[0-9]*.ts').sort();
  const hashes = Object.fromEntries(
    found.map((path) => [path.replace(/^.*\//, ''), createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)]),
  );
  expect(hashes).toEqual(landed);
});

/** Migrations that remove only what the version before them did not use any more, or create it again with more. */
const narrowing: string[] = ['0041-category-changes.ts'];

it('migrations leave what the previous version uses, which runs beside the new one during an update (START-14)', () => {
  // earlier ones were released together
  const checked = Object.keys(landed).filter((name) => name > '0021');
  const removing =
    /\b(drop (column|table|view|function|trigger)|rename (to|column)|alter column|dropColumn|dropTable|renameColumn|alterColumn)\b/i;
  const found = checked.filter((name) => removing.test(readFileSync(`server/database/migrations/${name}`, 'utf8')));
  expect(found.toSorted()).toEqual(narrowing);
});
