import { afterEach, expect, it, vi } from 'vitest';
import { settings } from '~/settings/settings.server';
import { openPortal } from '../testing/portal';

const visit = openPortal();
const ADDRESS = '/.well-known/security.txt';

afterEach(() => void vi.restoreAllMocks());

it('security.txt lists the configured contacts with a future expiry', async () => {
  const contacts = ['mailto:security@bank.example', 'https://bank.example/security'];
  vi.spyOn(settings, 'securityContacts', 'get').mockReturnValue(contacts);
  const response = await (await visit('demo')).get(ADDRESS);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const [firstContact, secondContact, expires = '', languages] = response.body.split('\n');
  expect([firstContact, secondContact]).toEqual(contacts.map((contact) => `Contact: ${contact}`));
  expect(Date.parse(expires.replace('Expires: ', ''))).toBeGreaterThan(Date.now());
  expect(languages).toBe('Preferred-Languages: de, en, fr, pl');
});

it('security.txt returns 404 if no security contact is configured', async () => {
  expect((await (await visit('demo')).get(ADDRESS)).status).toBe(404);
});
