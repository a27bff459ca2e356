import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/shared/lib/api.ts';
import { bindTransport } from '#web/shared/lib/transport.ts';
import { explainSave, saveErrors, saveErrorsOf, saveErrorText } from './save-errors.ts';
import { uploadPicture } from './upload.ts';
import { uploadErrorText } from './use-picture-upload.ts';

const answered = (answer: unknown, status = 422) => new ApiError(status, answer);
const errors = { name: ['The name field is required.', 'Too short.'], price: ['The price must be a number.'] };
const messageFirst = [
  saveErrorsOf('product'),
  saveErrorsOf('category'),
  saveErrors.slideshow,
  saveErrors.about,
  saveErrors.statistics,
  saveErrors.team,
];
const mapped = [...messageFirst, saveErrors.article];

describe('the text of a failed save', () => {
  it.each(mapped)('explains database errors ($fallback) (ERRS-01, ERRS-02)', (rules) => {
    const constraint = answered({ message: 'SQLSTATE[23000]: Integrity constraint violation: 1048' }, 500);
    expect(saveErrorText(constraint, rules)).toBe('Database constraint error: Please check required fields and data validity');
    const missing = answered({ message: "Column 'name' cannot be null" }, 500);
    expect(saveErrorText(missing, rules)).toBe('Required field is missing. Please fill all required fields.');
  });

  it.each(mapped)('repeats any other message of the server ($fallback) (ERRS-03)', (rules) => {
    expect(saveErrorText(answered({ message: 'Server Error' }, 500), rules)).toBe('Server Error');
  });

  it.each(mapped)('joins the errors of all fields if there is no message ($fallback) (ERRS-04)', (rules) => {
    expect(saveErrorText(answered({ errors }), rules)).toBe('The name field is required., Too short., The price must be a number.');
  });

  it('prefers the errors of fields to the message for articles only (ERRS-05)', () => {
    const both = answered({ message: 'The given data was invalid.', errors });
    expect(saveErrorText(both, saveErrors.article)).toBe('The name field is required., Too short., The price must be a number.');
    for (const rules of messageFirst) expect(saveErrorText(both, rules)).toBe('The given data was invalid.');
  });

  it('has a text for exceptions, but not for articles (ERRS-06)', () => {
    const exception = answered({ exception: 'PDOException' }, 500);
    for (const rules of messageFirst) {
      expect(saveErrorText(exception, rules)).toBe('Server error occurred. Please check your input and try again.');
    }
    expect(saveErrorText(exception, saveErrors.article)).toBe('Failed to save article');
  });

  it('is the error of the network, otherwise the fallback (ERRS-07)', () => {
    for (const rules of mapped) {
      expect(saveErrorText(new TypeError('Failed to fetch'), rules)).toBe('Failed to fetch');
      expect(saveErrorText(answered(null, 500), rules)).toBe(rules.fallback);
      expect(saveErrorText(answered('<html>', 502), rules)).toBe(rules.fallback);
    }
  });

  it('has the fallback of each screen (ERRS-08, ERRS-09)', () => {
    expect(Object.values(saveErrors).map(({ fallback }) => fallback)).toEqual([
      'Failed to save attribute',
      'Failed to save file',
      'Failed to save redirect',
      'Failed to save the grid',
      'Failed to save article',
      'Failed to save page',
      'Failed to save slideshow settings',
      'Failed to save about page content',
      'Failed to save statistics',
      'Failed to save team members',
    ]);
    expect(saveErrorsOf('product').fallback).toBe('Failed to save product');
    expect(saveErrorText(answered({ message: 'The slug is taken.', errors }), saveErrors.page)).toBe('Failed to save page');
  });

  it('returns the first error of each field for the form', () => {
    expect(explainSave(saveErrorsOf('product'))(answered({ message: 'No.', errors }))).toEqual({
      text: 'No.',
      fields: { name: 'The name field is required.', price: 'The price must be a number.' },
    });
    expect(explainSave(saveErrors.page)(new Error('offline'))).toEqual({ text: 'Failed to save page', fields: {} });
  });
});

describe('the text of a failed upload', () => {
  it('reports a response without a path as invalid (UPL-01)', async () => {
    const client = new QueryClient();
    const upload = () => uploadPicture(client, new File(['x'], 'a.png'));
    for (const body of [null, {}, { path: '' }, { path: 7 }]) {
      bindTransport(client, async () => ({ status: 201, body }));
      const error = await upload().catch((thrown: unknown) => thrown);
      for (const place of ['setting', 'slide', 'portrait'] as const) {
        expect(uploadErrorText(error, place)).toBe('Upload failed - invalid server response');
      }
    }
    bindTransport(client, async () => ({ status: 201, body: { path: 'uploads/a.webp', url: '/storage/uploads/a.webp' } }));
    expect(await upload()).toBe('uploads/a.webp');
  });

  it('depends on where the file was uploaded', () => {
    const said = answered({ message: 'File size must be less than 5MB' });
    const silent = answered(null, 500);
    expect(uploadErrorText(said, 'setting')).toBe('File size must be less than 5MB');
    expect(uploadErrorText(silent, 'setting')).toBe('Failed to upload image');
    expect(uploadErrorText(said, 'slide')).toBe('File size must be less than 5MB');
    expect(uploadErrorText(answered({ errors: { file: ['No.', 'Never.'] } }), 'slide')).toBe('No., Never.');
    expect(uploadErrorText(answered({ exception: 'E' }, 500), 'slide')).toBe('Server error occurred. Please try again.');
    expect(uploadErrorText(silent, 'slide')).toBe('Failed to upload file');
    expect(uploadErrorText(new TypeError('Failed to fetch'), 'slide')).toBe('Failed to upload file');
    expect(uploadErrorText(said, 'portrait')).toBe('Failed to upload photo');
    expect(uploadErrorText(said, 'setting')).not.toBe(uploadErrorText(said, 'portrait'));
  });
});
