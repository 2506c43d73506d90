import type { MailKind } from './backend/backend';
import { expect } from './test-browser/expect';
import type { PortalWorld } from './world';

export async function mailLinkOf(world: PortalWorld, kind: MailKind): Promise<string> {
  const { control } = await world.backendAfterNavigation();
  let link: string | undefined;
  await expect(async () => {
    link = (await control.mails(world.customer.email, kind)).at(-1)?.links[0];
    expect(link, `a ${kind} mail to ${world.customer.email}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return new URL(link ?? '').pathname;
}

export async function confirmEmailInAnotherBrowser(world: PortalWorld): Promise<void> {
  const path = await mailLinkOf(world, 'confirmation');
  const { browserHeaders } = await world.backendAfterNavigation();
  const response = await fetch(onLoopback(world.url(path)), {
    method: 'POST',
    headers: { ...browserHeaders, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(response.status).toBe(200);
}

function onLoopback(url: string): string {
  const address = new URL(url);
  if (address.hostname.endsWith('.localhost')) address.hostname = '127.0.0.1';
  return address.href;
}
