// Notes of administrators about a message.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

describe('notes of messages', () => {
  let test: EditingApp;
  let url: string;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(async () => {
    await test.reset();
    const body = { name: 'Sari', email: 'sari@pabrik.example', subject: 'Question', message: 'Text' };
    expect((await test.visit('POST', '/api/public/contact', { body })).status).toBe(201);
    url = `/api/admin/contacts/${(await test.get('/api/admin/contacts')).body.data[0].id}`;
  });
  afterAll(() => test.close());

  const add = (text: unknown) => test.call('POST', `${url}/notes`, { text });
  const notes = async () => (await test.get(url)).body.contact.notes;
  const texts = async () => (await notes()).map(({ text }: { text: string }) => text);

  it('keeps each with its author and time, and when it was changed (AMSG-38)', async () => {
    test.setTime('2026-11-21T03:00:00.000Z');
    expect(await add(' Called \u0000them. ')).toMatchObject({ status: 201, body: { message: 'Note added' } });
    test.setTime('2026-11-21T04:00:00.000Z');
    await add('Wrote a quote.');
    const author = { id: 1, name: 'Administrator' };
    const first = { author, text: 'Called them.', created_at: '2026-11-21T03:00:00.000Z', edited_at: null };
    const second = { author, text: 'Wrote a quote.', created_at: '2026-11-21T04:00:00.000Z', edited_at: null };
    expect(await notes()).toMatchObject([first, second]);
    expect((await test.get('/api/admin/contacts')).body.data[0].notes).toHaveLength(2);
    const [{ id }] = await notes();
    const changed = await test.call('PATCH', `${url}/notes/${id}`, { text: 'Called twice.' });
    expect(changed.body.contact.notes[0]).toMatchObject({ text: 'Called twice.', edited_at: '2026-11-21T04:00:00.000Z' });
    await test.call('DELETE', `${url}/notes/${id}`);
    expect(await texts()).toEqual(['Wrote a quote.']);
  });

  it('does not add the own last note again (AMSG-38)', async () => {
    await add('Called');
    expect((await add('Called')).status).toBe(201);
    expect(await texts()).toEqual(['Called']);
    await add('Wrote');
    await add('Called');
    expect(await texts()).toEqual(['Called', 'Wrote', 'Called']);
  });

  it('refuses empty and long notes, and more than 100 (AMSG-38)', async () => {
    for (const text of ['', '  ', null, 7, 'x'.repeat(5001)]) expect((await add(text)).status).toBe(422);
    for (let number = 1; number <= 100; number++) expect((await add(`Note ${number}`)).status).toBe(201);
    expect((await add('One more')).body.errors).toEqual({ text: ['A message can have at most 100 notes.'] });
  });

  it('lets only the author change or delete a note (AMSG-38)', async () => {
    await add('Mine');
    const [{ id }] = await notes();
    const rina = { email: 'rina@example.com', name: 'Rina', passwordHash: 'x', at: '2026-11-21T00:00:00.000Z' };
    const administratorId = await createAdministrator(test.context.db, rina);
    const { token } = await issueToken(test.context, { administratorId, remember: false });
    test.signedIn.authorization = `Bearer ${token}`;
    for (const method of ['PATCH', 'DELETE'] as const)
      expect(await test.call(method, `${url}/notes/${id}`, { text: 'Theirs' })).toMatchObject({
        status: 403,
        body: { message: 'Only its author can change a note.' },
      });
    expect(await texts()).toEqual(['Mine']);
    for (const path of [`${url}/notes/999`, `/api/admin/contacts/999/notes/${id}`])
      expect((await test.call('PATCH', path, { text: 'x' })).status).toBe(404);
  });

  it('restores the notes of a deleted message, and keeps the name of an author whose account is removed (AMSG-39)', async () => {
    await add('Called');
    const { db } = test.context;
    const { trash_id } = (await test.call('DELETE', url)).body;
    expect(await db.selectFrom('contact_notes').select('id').execute()).toEqual([]);
    expect((await test.call('POST', `/api/admin/trash/${trash_id}/restore`, {})).status).toBe(200);
    expect(await notes()).toMatchObject([{ author: { id: 1, name: 'Administrator' }, text: 'Called' }]);
    await db.updateTable('contact_notes').set({ author_id: null }).execute();
    const again = (await test.call('DELETE', url)).body.trash_id;
    await test.call('POST', `/api/admin/trash/${again}/restore`, {});
    expect(await notes()).toMatchObject([{ author: { id: null, name: 'Administrator' } }]);
  });
});
