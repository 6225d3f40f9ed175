import { describe, expect, it } from 'vitest';
import { FakeContactGateway } from '../testing/marketing/fake-contact-gateway.ts';
import { UpdateContact } from './update-contact.use-case.ts';

describe('updating the marketing contact', () => {
  it('API-4 goes by the email, trimmed and in lower case', async () => {
    const contacts = new FakeContactGateway();
    const updated = await new UpdateContact(contacts).run(' Ada@Example.com', { profession: 'roofer' });
    expect(updated).toMatchObject({ ok: true });
    expect(contacts.updated).toEqual([['ada@example.com', { profession: 'roofer' }]]);
  });

  it('API-4 does not go by what is no email', async () => {
    const contacts = new FakeContactGateway();
    expect(await new UpdateContact(contacts).run('ada', {})).toEqual({ ok: false, failure: 'email-invalid' });
    expect(contacts.updated).toEqual([]);
  });

  it('API-4 says that it could not', async () => {
    const contacts = new FakeContactGateway();
    contacts.available = false;
    expect(await new UpdateContact(contacts).run('ada@example.com', {})).toEqual({
      ok: false,
      failure: 'unavailable',
    });
  });
});
