import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailCatcher } from '../../practice-deployment/mail-catcher';
import { listen, type RunningServer } from '../proxy/forward-request';
import { fetchMails } from './mailpit';

const PORTAL_URL = 'http://localhost:3000';
const SENT_MAILS = [
  {
    id: 'm1',
    to: 'a@b.example',
    subject: 'Please confirm',
    text: `Hello,\n${PORTAL_URL}/user/account/confirm_email/t1\nBye`,
    sent_at: '2026-01-01T00:00:00Z',
  },
  {
    id: 'm/2',
    to: 'a@b.example',
    subject: 'New password',
    text: `See ${PORTAL_URL}/login or <${PORTAL_URL}/user/account/reset/t2>.`,
    sent_at: '2026-01-02T00:00:00Z',
  },
  {
    id: 'm3',
    to: 'c@d.example',
    subject: 'Please confirm',
    text: `${PORTAL_URL}/user/account/confirm_email/t3`,
    sent_at: '2026-01-03T00:00:00Z',
  },
];

let simulator: RunningServer;
let catcher: RunningServer;

beforeAll(async () => {
  simulator = await listen(0, async ({ url = '/' }, outgoing) => {
    const recipient = new URL(url, 'http://x').searchParams.get('to');
    outgoing
      .writeHead(200)
      .end(JSON.stringify(SENT_MAILS.filter((mail) => recipient === null || mail.to === recipient)));
  });
  catcher = await startMailCatcher(simulator.origin);
});
afterAll(async () => {
  await catcher.close();
  await simulator.close();
});

describe('fetchMails (e-mails of a mail catcher)', () => {
  it('returns the mails to an e-mail address, oldest first', async () => {
    expect((await fetchMails(catcher.origin, 'a@b.example')).map(({ subject }) => subject)).toEqual([
      'Please confirm',
      'New password',
    ]);
    expect(await fetchMails(catcher.origin, 'nobody@b.example')).toEqual([]);
  });

  it.each([
    ['confirmation', [`${PORTAL_URL}/user/account/confirm_email/t1`]],
    ['reset', [`${PORTAL_URL}/user/account/reset/t2`]],
    ['invite', undefined],
  ] as const)('assigns the kind %s to mails by their links', async (kind, links) => {
    expect((await fetchMails(catcher.origin, 'a@b.example', kind))[0]?.links).toEqual(links);
  });

  it('throws if the server is not a mail catcher', async () => {
    await expect(fetchMails(`${catcher.origin}/nowhere`, 'a@b.example')).rejects.toThrow(
      'The mailbox answers 404',
    );
  });
});
