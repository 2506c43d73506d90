import type { MailKind } from './backend/backend';
import { expect } from './test-browser/expect';
import type { PortalWorld } from './world';

export async function linkOf(world: PortalWorld, kind: MailKind): Promise<string> {
  const { control } = await world.backendAfterNavigation();
  let link: string | undefined;
  await expect(async () => {
    link = (await control.mails(world.customer.email, kind)).at(-1)?.links[0];
    expect(link, `a ${kind} mail to ${world.customer.email}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return new URL(link ?? '').pathname;
}
