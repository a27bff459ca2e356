// Certificates for TLS tests, created when a test runs.
import { generate } from 'selfsigned';

export interface Certificate {
  certificate: string;
  key: string;
}

/** @returns a self-signed certificate that is valid for one address */
export const makeCertificate = async (address: string): Promise<Certificate> => {
  const made = await generate([{ name: 'commonName', value: 'test server' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: address }] }],
  });
  return { certificate: made.cert, key: made.private };
};
