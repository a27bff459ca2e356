import { describe, expect, it } from 'vitest';
import { passwordCost as costInTests } from '#server/platform/password-cost.ts';
// a relative import, which is not replaced in tests
import { passwordCost } from './password-cost.ts';
import { createDecoyHash, hashPassword, verifyPassword } from './passwords.ts';

const password = 'correct horse battery';

describe('password hashes', () => {
  it('have the cost that OWASP recommends for scrypt with 32 MiB', async () => {
    expect(passwordCost).toEqual({ N: 2 ** 15, r: 8, p: 3 });
    const hash = await hashPassword(password, passwordCost);
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword(password, hash)).toBe(true);
    expect(await verifyPassword('another', hash)).toBe(false);
  });

  it('are verified at their own cost', async () => {
    const hash = await hashPassword(password);
    const { N, r, p } = costInTests;
    expect(hash).toMatch(new RegExp(`^scrypt\\$${N}\\$${r}\\$${p}\\$`));
    expect(costInTests).not.toEqual(passwordCost);
    expect(await verifyPassword(password, hash)).toBe(true);
    expect(await verifyPassword('another', hash)).toBe(false);
  });

  it('take equally long to verify if no password can match', async () => {
    const costOf = (hash: string) => hash.split('$').slice(0, 4);
    const decoy = createDecoyHash();
    expect(costOf(decoy)).toEqual(costOf(await hashPassword(password)));
    expect(await verifyPassword(password, decoy)).toBe(false);
  });

  it.each(['', 'plain', 'scrypt$32768$8$3$$'])('are never matched if malformed: %j', async (hash) => {
    expect(await verifyPassword('', hash)).toBe(false);
  });
});
