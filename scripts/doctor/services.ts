// Checks the other servers that the product uses: object storage and mail. Stores no file and sends no mail.
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { findMailServer, mailSourceOf } from '#server/features/mail/mail-server.ts';
import { verifySmtp } from '#server/features/mail/sending/smtp.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { type Finding, messageOf, ok, problem } from './finding.ts';
import { readState } from './read-database.ts';

export const checkFileStore = async ({ files }: Config): Promise<Finding[]> => {
  if (files.kind === 'folder') return [ok(`uploads are in ${join(files.dir, 'uploads')}`)];
  const store = await openFileStore(files);
  return store.check().then(
    () => [ok(`bucket ${files.bucket} at ${files.endpoint ?? 'Amazon S3'} can be listed`)],
    (error: unknown) => [problem(`${messageOf(error)}. Start that storage, or correct FILES_URL and its keys.`)],
  );
};

/** A database that cannot be read is reported by its own check. */
const findServer = (config: Config) => config.mail ?? readState(config, (db) => findMailServer(db, mailSourceOf(config))).catch(() => null);

export const checkMail = async (config: Config): Promise<Finding[]> => {
  const found = await findServer(config);
  if (found === null) return [ok('no mail server is set: no mail is sent')];
  if ('problem' in found) return [problem(found.problem)];
  const { smtp, from } = found;
  const failure = await verifySmtp({ smtp, from, siteHost: new URL(config.siteUrl).hostname });
  const server = `${smtp.host}:${smtp.port}`;
  const place = config.mail ? 'SMTP_URL' : 'the mail server in the settings';
  return [failure === null ? ok(`${server} accepts the account of ${from}`) : problem(`${server}: ${failure} Correct ${place}.`)];
};
