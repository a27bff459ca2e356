// The JSON formats in which browsers send and receive passkeys (Web Authentication, https://www.w3.org/TR/webauthn-3/).
import { z } from 'zod';

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

const credentialId = base64url(1400);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

const transports = z.array(z.string().max(20)).max(10).optional();

/** The response of a browser that has created a passkey. */
export const passkeyAttestation = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON: base64url(4000), attestationObject: base64url(20_000), transports }),
  })
  .meta({ id: 'PasskeyAttestation' });
export type PasskeyAttestation = z.output<typeof passkeyAttestation>;

/** The response of a browser that has used a passkey. */
export const passkeySignature = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(200).nullish(),
    }),
  })
  .meta({ id: 'PasskeySignature' });
export type PasskeySignature = z.output<typeof passkeySignature>;

/** Options for the browser's call, as created by the library. */
export const passkeyOptions = z.object({
  options: z.record(z.string(), z.unknown()).meta({ description: 'For `navigator.credentials`, in the JSON form of Web Authentication.' }),
});
