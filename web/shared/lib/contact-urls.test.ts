import { describe, expect, it } from 'vitest';
import { mailUrl, telephoneUrl } from './contact-urls.ts';

describe('the link of a telephone number', () => {
  it.each([
    ['+62 21 5550 0180', 'tel:+622155500180'],
    ['+49 (0)69 1234-0', 'tel:+496912340'],
    ['+44 (0) 20 7946 0000', 'tel:+442079460000'],
    ['+62 21 5550 0180 ext. 12', 'tel:+622155500180;ext=12'],
    ['+1 212 555 0100 x34', 'tel:+12125550100;ext=34'],
    ['(021) 555-0180 / 0181', 'tel:0215550180'],
    ['0711/1234567', 'tel:07111234567'],
    ['+62 21 555 0180, +62 21 555 0181', 'tel:+62215550180'],
    ['021 555 0180 or 021 555 0181', 'tel:0215550180'],
    ['1-800-FLOWERS', 'tel:18003569377'],
    ['Tel: +62 21 555 0180', 'tel:+62215550180'],
    ['*123#', 'tel:*123%23'],
    ['112', 'tel:112'],
    ['+49 (0 69) 1234-0', 'tel:+496912340'],
    ['+39 (0)6 1234567', 'tel:+39061234567'],
    ['0049 30 1234567', 'tel:+49301234567'],
    ['＋62 21 555 0180', 'tel:+62215550180'],
    ['+62 21 555 0180 (24 h)', 'tel:+62215550180'],
    ['24h hotline: +62 21 555 0180', 'tel:+62215550180'],
    ['+62 21 555 0180 Fax +62 21 555 0181', 'tel:+62215550180'],
    ['+62 21 555 0180 +62 21 555 0181', 'tel:+62215550180'],
    ['+886-2-2345-6789 分機 123', 'tel:+886223456789;ext=123'],
    ['+41 (0)44 123 45 67 poste 3', 'tel:+41441234567;ext=3'],
    ['1-800-CALL-NOW (225-5669)', 'tel:18002255669'],
    ['(212) 555-0100, ext. 7', 'tel:2125550100'],
    ['on request', null],
    ['', null],
    ['12', null],
  ])('of %s is %s (FOOT-02)', (phone, url) => {
    expect(telephoneUrl(phone)).toBe(url);
  });
});

it('encodes an email address in its link (FOOT-02)', () => {
  expect(mailUrl('sales@example.com')).toBe('mailto:sales@example.com');
  expect(mailUrl('a?b%2@example.com')).toBe('mailto:a%3Fb%252@example.com');
});
