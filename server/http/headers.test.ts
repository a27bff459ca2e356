import { expect, it } from 'vitest';
import { adminPolicy, sitePolicy } from './headers.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

it('administrators see pictures that are not sent yet, visitors have none', () => {
  expect(directive(adminPolicy, 'img-src')).toContain(' blob:');
  expect(directive(sitePolicy, 'img-src')).not.toContain('blob:');
});

// the preview is a document of this page's own and inherits its policy: nothing had to be opened for it
it('no page runs or frames what is not its own or a player from elsewhere', () => {
  for (const policy of [adminPolicy, sitePolicy]) {
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(directive(policy, 'frame-src')).toBe('frame-src https:');
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
  }
});
