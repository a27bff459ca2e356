// A software authenticator: creates one passkey (ES256, without attestation) and signs with it.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: string | Buffer) => Buffer.from(data).toString('base64url');

// the subset of CBOR (RFC 8949) that a passkey needs
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([major * 32 + length]);
  return length < 256 ? Buffer.from([major * 32 + 24, length]) : Buffer.from([major * 32 + 25, length >> 8, length % 256]);
};
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);

interface Site {
  /** Host name. */
  id: string;
  origin: string;
}

const flags = { present: 1, verified: 4, hasKey: 64 };

export const createPasskey = (site: Site) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  // kty EC2, alg ES256, crv P-256, x, y
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
  const authenticatorData = (bits: number, count: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(site.id), Buffer.from([bits]), counter, rest]);
  };
  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: site.origin, crossOrigin: false }));
  const credential = { id: encode(id), rawId: encode(id), type: 'public-key' };
  return {
    /** @param challenge from the options */
    attest: (challenge: unknown) => {
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(flags.present + flags.verified + flags.hasKey, 0, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestation = Buffer.concat([
        head(5, 3),
        text('fmt'),
        text('none'),
        text('attStmt'),
        head(5, 0),
        text('authData'),
        bytes(data),
      ]);
      const response = { clientDataJSON: encode(clientData('webauthn.create', challenge)), attestationObject: encode(attestation) };
      return { ...credential, response };
    },
    /** @param count the authenticator's signature count */
    sign: (challenge: unknown, count: number, { isVerified = true } = {}) => {
      const data = authenticatorData(flags.present + (isVerified ? flags.verified : 0), count);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = { clientDataJSON: encode(client), authenticatorData: encode(data), signature: encode(signature) };
      return { ...credential, response };
    },
  };
};
