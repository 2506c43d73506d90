import { askFor, beginApplication, logIn } from '../../support/http-shortcuts';
import { expect } from '../../support/test-browser/expect';
import type { PortalWorld } from '../../support/world';

export interface Way {
  (world: PortalWorld): Promise<void>;
  readonly situation?: string;
}

export const beginningWith = (situation: string, go: Way): Way =>
  Object.assign((world: PortalWorld) => go(world), { situation });

export const at =
  (address: string): Way =>
  (world) =>
    world.open(address);

export async function sendEmpty(world: PortalWorld): Promise<void> {
  await (await world.form()).send();
  await expect((await world.page()).getByRole('main').getByRole('alert')).toBeVisible();
}

export const apply =
  (company: string): Way =>
  async (world) => {
    await beginApplication(world, 'the account creation', {
      'the company name': { 'company name': company },
    });
    await (await world.account()).register(world.customer);
    await (await world.result()).expectShown();
  };

/** @param partner host label, if not Lindhof Bank's */
export const asCustomer = (situation: string, address: string, partner?: string): Way =>
  beginningWith(situation, async (world) => {
    await enter(world, situation, partner);
    await world.open(address);
  });

/** @param tab name of the tab and optional query, such as `objects?add` */
export const inTab = (situation: string, tab: string, partner?: string): Way =>
  beginningWith(situation, async (world) => {
    await world.open(
      `${await enterApplication(world, situation, partner)}${/^(\?|$)/.test(tab) ? '' : '/'}${tab}`,
    );
  });

export const inTask = (situation: string, task: string): Way =>
  beginningWith(situation, async (world) => {
    const application = await enterApplication(world, situation);
    const [tab = ''] = task.split('?');
    const { body } = await askFor(world, new URL(world.url(`${application}/${tab}`)));
    const start = `href="${application}/${task}`;
    const from = body.indexOf(start);
    if (from === -1) throw new Error(`${situation} has no link to ${task}`);
    const path = body.slice(from + 'href="'.length, body.indexOf('"', from + start.length));
    await world.open(path.replaceAll('&amp;', '&'));
  });

async function enter(world: PortalWorld, situation: string, partner?: string): Promise<void> {
  if (partner) world.partner = partner;
  await world.become(null, situation);
  await logIn(world);
}

async function enterApplication(world: PortalWorld, situation: string, partner?: string): Promise<string> {
  await enter(world, situation, partner);
  const [own] = await (await world.backend()).applicationsOf(world.customer);
  return `/dashboard/applications/${own?.applicationId}`;
}
