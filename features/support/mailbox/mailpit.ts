import { z } from 'zod';
import type { Mail, MailKind } from '../backend/backend';

const searchResponse = z.object({ messages: z.array(z.object({ ID: z.string() })) });
const message = z.object({ Subject: z.string(), Text: z.string() });

const KINDS: Readonly<Record<MailKind, RegExp>> = {
  confirmation: /\/user\/account\/confirm_email\//,
  reset: /\/user\/account\/reset\//,
  invite: /\/user\/account\/invite\//,
  signature_invitation: /\/user\/account\/invite\//,
  signature_request: /\/dashboard\/applications\/[^/]+\/signatures/,
};

/** @param catcherUrl address without a trailing slash */
export async function fetchMails(catcherUrl: string, recipient: string, kind?: MailKind): Promise<Mail[]> {
  const query = new URLSearchParams({ query: `to:"${recipient}"`, limit: '100' });
  const { messages } = searchResponse.parse(await fetchJson(`${catcherUrl}/api/v1/search?${query}`));
  const mails = await Promise.all(
    messages.map(async ({ ID }) => {
      const { Subject, Text } = message.parse(
        await fetchJson(`${catcherUrl}/api/v1/message/${encodeURIComponent(ID)}`),
      );
      return { subject: Subject, links: Text.match(/https?:\/\/[^\s<>"]+/g) ?? [] };
    }),
  );
  return mails
    .reverse()
    .filter(({ links }) => kind === undefined || links.some((link) => KINDS[kind].test(link)))
    .map((mail) =>
      kind === undefined ? mail : { ...mail, links: mail.links.filter((link) => KINDS[kind].test(link)) },
    );
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The mailbox answers ${response.status} at ${new URL(address).pathname}`);
  return response.json();
}
