// Errors after which a later attempt may reach the database.
import { expect, it } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const errorWith = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])('counts a certificate that cannot be verified (%s) as an outage (OUT-11)', (code) => {
  expect(isUnavailable(errorWith(code))).toBe(true);
  expect(isUnavailable(new AggregateError([errorWith(code)]))).toBe(true);
});

it.each([
  ['28P01', 'a wrong password'],
  ['28000', 'an account that may not connect'],
  ['3D000', 'a missing database'],
  ['53300', 'too many connections'],
  ['57P01', 'a connection that was terminated'],
])('counts SQLSTATE %s (%s) as an outage (OUT-12)', (code) => {
  expect(isUnavailable(errorWith(code))).toBe(true);
});

it('counts a required but unconfigured password as an outage (OUT-12)', () => {
  expect(isUnavailable(new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'))).toBe(true);
});

it('does not count other errors', () => {
  for (const code of ['23505', '42P01', 'ENOENT', 'ERR_INVALID_ARG_TYPE']) expect(isUnavailable(errorWith(code))).toBe(false);
});
