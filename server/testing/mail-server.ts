// A real SMTP server on a free port, which stores accepted mail and refuses mail on request of the test.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it arrived, with headers. */
  source: string;
  /** Header fields by lower-case name, unfolded, with encoded words in UTF-8 decoded. */
  headers: Record<string, string>;
  /** The decoded text. */
  body: string;
}

/** How a server refuses mail: with a reply code, by closing the connection, or by not responding. */
type Refusal = { code: number; text?: string } | 'disconnect' | 'silence';

export interface MailServerRules {
  connection?: (() => Refusal | undefined) | undefined;
  recipient?: ((address: string) => Refusal | undefined) | undefined;
  /** Called after the whole mail has arrived. */
  mail?: ((mail: ReceivedMail) => Refusal | undefined) | undefined;
}

export interface MailServer {
  port: number;
  /** Value of SMTP_URL. */
  url: string;
  rules: MailServerRules;
  /** Mail that arrived completely, even if it was not confirmed. */
  arrived: ReceivedMail[];
  /** Mail that was confirmed. */
  accepted: ReceivedMail[];
  connections: () => number;
  /** Ends all connections and stops listening. */
  close: () => Promise<void>;
}

const decodeWords = (value: string): string =>
  value.replace(/\?=\s+=\?/g, '?==?').replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, encoded: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(encoded, 'base64').toString()
      : Buffer.from(
          encoded.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString(),
  );

const decodeBody = (encoded: string, encoding: string | undefined): string => {
  if (encoding === 'base64') return Buffer.from(encoded, 'base64').toString();
  if (encoding !== 'quoted-printable') return encoded;
  const bytes = encoded
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

const readMail = (from: string, to: string[], source: string): ReceivedMail => {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decodeWords(line.slice(line.indexOf(':') + 1).trim())]),
  );
  const body = decodeBody(source.slice(end + 4), headers['content-transfer-encoding']).replaceAll('\r\n', '\n');
  return { from, to, source, headers, body };
};

interface Session {
  refuse: (refusal: Refusal, answer: (error: Error) => void) => void;
}

/** @param user if given, the server requires this user with the password `secret` */
export const startMailServer = async ({ port = 0, user }: { port?: number; user?: string } = {}): Promise<MailServer> => {
  const rules: MailServerRules = {};
  const arrived: ReceivedMail[] = [];
  const accepted: ReceivedMail[] = [];
  let count = 0;
  const refuse: Session['refuse'] = (refusal, answer) => {
    if (refusal === 'silence') return;
    if (refusal === 'disconnect') for (const connection of server.connections) connection.close();
    else answer(Object.assign(new Error(refusal.text ?? 'Refused'), { responseCode: refusal.code }));
  };
  const server = new SMTPServer({
    authOptional: user === undefined,
    // the library's test certificate would not be accepted
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, callback) =>
      username === user && password === 'secret'
        ? callback(null, { user: username })
        : callback(Object.assign(new Error('Wrong credentials'), { responseCode: 535 })),
    onConnect: (_session, callback) => {
      count += 1;
      const refusal = rules.connection?.();
      if (refusal) refuse(refusal, callback);
      else callback();
    },
    onRcptTo: ({ address }, _session, callback) => {
      const refusal = rules.recipient?.(address);
      if (refusal) refuse(refusal, callback);
      else callback();
    },
    onData: (stream, { envelope }, callback) => {
      const receive = (source: string) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const mail = readMail(
          from,
          envelope.rcptTo.map(({ address }) => address),
          source,
        );
        arrived.push(mail);
        const refusal = rules.mail?.(mail);
        if (refusal) return refuse(refusal, callback);
        accepted.push(mail);
        callback();
      };
      // a killed sender has sent only part of the mail
      text(stream).then(receive, callback);
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    port: listening,
    url: `smtp://${user ? `${user}:secret@` : ''}127.0.0.1:${listening}`,
    rules,
    arrived,
    accepted,
    connections: () => count,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
