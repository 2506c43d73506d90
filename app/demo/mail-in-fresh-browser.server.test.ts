import { describe, expect, it } from 'vitest';
import { NEW_ACCOUNT_INPUT } from '~/testing/form-inputs';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

describe('SIM-07: link of a mail, followed from the simulator', () => {
  it("enters the e-mail's sandbox in a browser without a session", async () => {
    const visitor = await visit('unconfirmed-email');
    const { world } = visitor;
    await world.invite(NEW_ACCOUNT_INPUT.email);
    const responseWithoutEntry = await visitor
      .createStranger()
      .post(await world.linkOf('invite'), NEW_ACCOUNT_INPUT);
    expect(responseWithoutEntry.words('main')).toContain('This invitation is no longer valid');
    const freshVisitor = visitor.createStranger();
    const invited = await freshVisitor.open(await world.mailLink('invite'));
    expect([invited.status, invited.path]).toEqual([200, await world.linkOf('invite')]);
    const accepted = await freshVisitor.post(invited.path, NEW_ACCOUNT_INPUT);
    expect([accepted.status, accepted.location]).toEqual([303, '/dashboard/applications']);
  });

  it("keeps an existing session in the e-mail's sandbox", async () => {
    const visitor = await visit('unconfirmed-email');
    const { world } = visitor;
    const katrin = visitor.createStranger();
    await katrin.open(await world.createEntryLink(world.persona('applicant').key));
    await world.invite(NEW_ACCOUNT_INPUT.email);
    await katrin.open(await world.mailLink('invite'));
    expect((await katrin.open('/dashboard/settings')).words('main')).toContain(
      world.persona('applicant').email,
    );
  });
});
