import { beginApplication, logIn, sendAndFollow } from '../../support/http-shortcuts';
import { expect } from '../../support/test-browser/expect';
import type { PortalWorld } from '../../support/world';
import { locateAlert } from '../messages';

export interface ScreenPath {
  (world: PortalWorld): Promise<void>;
  readonly situation?: string;
}

export const withSituation = (situation: string, path: ScreenPath): ScreenPath =>
  Object.assign((world: PortalWorld) => path(world), { situation });

export const createAddressPath =
  (address: string): ScreenPath =>
  (world) =>
    world.open(address);

export async function submitEmptyForm(world: PortalWorld): Promise<void> {
  await (await world.form()).submit();
  await expect(locateAlert((await world.page()).getByRole('main'))).toBeVisible();
}

export const applyAs =
  (company: string): ScreenPath =>
  async (world) => {
    await beginApplication(world, 'the account creation', {
      'the company name': { 'company name': company },
    });
    await (await world.account()).register(world.customer);
    await (await world.result()).expectShown();
  };

export const openAsCustomer = (situation: string, address: string, partner?: string): ScreenPath =>
  withSituation(situation, async (world) => {
    await enter(world, situation, partner);
    await world.open(address);
  });

/** @param tab name and optional query, such as `objects?add` */
export const openTab = (situation: string, tab: string, partner?: string): ScreenPath =>
  withSituation(situation, async (world) => {
    await world.open(
      `${await enterApplication(world, situation, partner)}${/^(\?|$)/.test(tab) ? '' : '/'}${tab}`,
    );
  });

export const openTaskPage = (situation: string, task: string): ScreenPath =>
  withSituation(situation, async (world) => {
    const application = await enterApplication(world, situation);
    const [tab = ''] = task.split('?');
    const { body } = await sendAndFollow(world, new URL(world.url(`${application}/${tab}`)));
    const start = `href="${application}/${task}`;
    const linkStart = body.indexOf(start);
    if (linkStart === -1) throw new Error(`${situation} has no link to ${task}`);
    const path = body.slice(linkStart + 'href="'.length, body.indexOf('"', linkStart + start.length));
    await world.open(path.replaceAll('&amp;', '&'));
  });

async function enter(world: PortalWorld, situation: string, partner?: string): Promise<void> {
  if (partner) world.partner = partner;
  await world.startAs(null, situation);
  await logIn(world);
}

async function enterApplication(world: PortalWorld, situation: string, partner?: string): Promise<string> {
  await enter(world, situation, partner);
  const [application] = await (await world.backend()).applicationsOf(world.customer);
  return `/dashboard/applications/${application?.applicationId}`;
}
