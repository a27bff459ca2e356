// Checks the other servers that the product uses: object storage and mail. Stores no file and sends no mail.
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { verifySmtp } from '#server/features/mail/sending/smtp.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { type Finding, messageOf, ok, problem } from './finding.ts';

export const checkFileStore = async ({ files }: Config): Promise<Finding[]> => {
  if (files.kind === 'folder') return [ok(`uploads are in ${join(files.dir, 'uploads')}`)];
  const store = await openFileStore(files);
  return store.check().then(
    () => [ok(`bucket ${files.bucket} at ${files.endpoint ?? 'Amazon S3'} can be listed`)],
    (error: unknown) => [problem(`${messageOf(error)}. Start that storage, or correct FILES_URL and its keys.`)],
  );
};

export const checkMail = async ({ mail, siteUrl }: Config): Promise<Finding[]> => {
  if (mail === null) return [ok('SMTP_URL is not set: no mail is sent')];
  const { smtp, from } = mail;
  const failure = await verifySmtp({ smtp, from, siteHost: new URL(siteUrl).hostname });
  const server = `${smtp.host}:${smtp.port}`;
  return [failure === null ? ok(`${server} accepts the account of ${from}`) : problem(`${server}: ${failure} Correct SMTP_URL.`)];
};
