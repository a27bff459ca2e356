import { describe, expect, it } from 'vitest';
import { FormBody } from './form-body.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

describe('the body of a form', () => {
  it('is encoded as the API expects', () => {
    const picture = file('a.png');
    const body = new FormBody({
      name: 'A',
      order: 2,
      is_active: true,
      is_new: false,
      model: null,
      slug: undefined,
      specs: [{ key: 'a' }],
      picture,
    });
    expect([...body.keys()]).toEqual(['name', 'order', 'is_active', 'is_new', 'model', 'specs', 'picture']);
    expect(['name', 'order', 'is_active', 'is_new', 'model', 'specs'].map((key) => body.get(key))).toEqual([
      'A',
      '2',
      '1',
      '0',
      '',
      '[{"key":"a"}]',
    ]);
    expect(body.get('picture')).toHaveProperty('name', 'a.png');
  });
});
