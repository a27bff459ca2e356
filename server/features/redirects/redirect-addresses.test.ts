import { describe, expect, it } from 'vitest';
import { addressKey, fillTarget, matchSource, readSource, readTarget, withQuery } from './redirect-addresses.ts';

const siteUrl = 'https://www.lintara.example';
const plain = readSource('/old');
const pattern = readSource('/blog/*');

describe('an old address', () => {
  it.each([
    [' /old/page/ ', '/old/page'],
    ['https://www.lintara.example/Old', '/Old'],
    ['/News/Old', '/news/old'],
    ['/caf\u00e9 menu', '/caf%C3%A9%20menu'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/%61bc', '/abc'],
    ['/a%2fb', '/a%2Fb'],
    ['//evil.example/x', '/evil.example/x'],
    ['/a/../b', '/b'],
    ['/products?category=arms', '/products?category=arms'],
    ['/blog/*', '/blog/*'],
  ])('%j is stored as %j (REDIR-02)', (typed, source) => {
    expect(readSource(typed, siteUrl).source).toBe(source);
  });

  it.each([
    ['', /must begin with \//],
    ['old', /must begin with \//],
    ['https://other.example/x', /must begin with \//],
    ['https://www.lintara.example.evil/x', /must begin with \//],
    ['javascript:alert(1)', /must begin with \//],
    ['/a\r\nSet-Cookie: x', /cannot be read/],
    ['/%', /cannot be read/],
    ['/a*b*c', /one \* only/],
    ['/old?id=7', /query or fragment/],
    ['/old#part', /query or fragment/],
    ['/admin/products', /cannot be redirected/],
    ['/api/x', /cannot be redirected/],
    ['/storage/x', /cannot be redirected/],
    ['/', /whole site/],
    ['/*', /whole site/],
    [`/${'a'.repeat(300)}`, /longer than 300/],
  ])('%j is refused (REDIR-02)', (typed, text) => {
    expect(() => readSource(typed, siteUrl)).toThrow(text);
  });
});

describe('a new address', () => {
  it.each([
    ['/products', '/products'],
    [' /News/ ', '/news'],
    ['https://www.lintara.example/about#team', '/about#team'],
    ['/products?category=arms', '/products?category=arms'],
    ['https://other.example', 'https://other.example/'],
    ['https://other.example/a b', 'https://other.example/a%20b'],
  ])('%j is stored as %j (REDIR-03)', (typed, target) => {
    expect(readTarget(typed, plain, siteUrl)).toBe(target);
  });

  it.each([
    ['', /required/],
    ['about', /must begin with/],
    ['http://other.example', /must begin with/],
    ['//evil.example', /must begin with/],
    ['/\\evil.example', /must begin with/],
    ['javascript:alert(1)', /must begin with/],
    ['https://user:pass@other.example', /must begin with/],
    ['https:other.example', /must begin with/],
    ['https://x.example/\r\nX: y', /cannot be read/],
    ['/admin', /admin area/],
    ['/new/*', /only if the old one does/],
  ])('%j is refused (REDIR-03)', (typed, text) => {
    expect(() => readTarget(typed, plain, siteUrl)).toThrow(text);
  });

  it.each([
    ['https://*.example/', /path of the new address only/],
    ['/a?b=*', /path of the new address only/],
    ['/a/*/*', /one \* only/],
  ])('of a pattern, %j is refused (REDIR-03)', (typed, text) => {
    expect(() => readTarget(typed, pattern, siteUrl)).toThrow(text);
  });
});

describe('a request', () => {
  const lead = (address: string, target: string) => {
    const key = addressKey(address);
    const text = key === null ? null : matchSource(pattern, key);
    return text === null ? null : fillTarget(target, text);
  };

  it.each([
    ['/blog/2024/a', '/news/*', '/news/2024/a'],
    ['/blog/$&', '/news/*', '/news/$&'],
    ['/blog/%0d%0aSet-Cookie:x', '/news/*', '/news/%0D%0ASet-Cookie:x'],
    ['/blog//evil.example', '/*', '/evil.example'],
    ['/blog/\\evil.example', '/*', '/evil.example'],
    ['/blog/..%2f..%2fadmin', '/x/*', '/x/..%2F..%2Fadmin'],
    ['/blog/@evil.example', 'https://other.example/*', 'https://other.example/@evil.example'],
    ['/blog/x', '/products', '/products'],
    ['/blog', '/products', null],
    ['/blogs/x', '/products', null],
  ])('for %s with the target %s leads to %s (REDIR-04, REDIR-05)', (address, target, location) => {
    expect(lead(address, target)).toBe(location);
  });

  it.each([
    ['/new', '/old', 'a=1&b=%20', '/new?a=1&b=%20'],
    ['/new#part', '/old', 'a=1', '/new?a=1#part'],
    ['/new?own=1', '/old', 'a=1', '/new?own=1'],
    ['/new', '/old', '', '/new'],
    ['/new', '/products?category=arms', 'category=arms&page=2', '/new?page=2'],
  ])('keeps its query unless the target %s has one (REDIR-06)', (target, key, query, location) => {
    expect(withQuery(target, key, query)).toBe(location);
  });
});
