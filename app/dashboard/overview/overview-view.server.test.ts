import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

interface OverviewOptions {
  as?: string;
  query?: string;
  pending?: readonly object[];
}

async function overview(world: string, { as = 'applicant', query = '', pending }: OverviewOptions = {}) {
  const visitor = await visit(world, { as });
  const base = `/dashboard/applications/${visitor.world.application()}`;
  if (pending !== undefined) {
    const patch = [{ op: 'replace', path: '/pending_actions', value: pending }];
    await visitor.world.planFault({
      method: 'GET',
      path: '/user/applications/:id/next_status_validate',
      patch,
    });
  }
  const page = await visitor.get(base + query);
  return { visitor, base, page, words: page.words('main') };
}

const NOT_ALLOWED = 'You can no longer change this at the current stage of your application.';

describe('OVER-08 OVER-09 OVER-10 card that may not be changed', () => {
  it.each([
    ['rejected', '?edit=bank', true],
    ['rejected', '?edit=tax-number', true],
    ['rejected', '?submit', false],
    ['rejected', '?edit=nothing', false],
    ['rejected', '?edit=custom-application', false],
    ['rejected', '', false],
    ['ready-to-submit', '?edit=bank', false],
  ])(
    'a card that may not be changed shows a message if the URL of its form is opened: scenario %s, query "%s"',
    async (world, query, showsMessage) => {
      const { page, words } = await overview(world, { query });
      expect([page.status, words.includes(NOT_ALLOWED)]).toEqual([200, showsMessage]);
    },
  );
});

describe('OVER-06 thank-you message', () => {
  const SIGNATURE_THANKS = 'Thank you, we’ve received your signature.';

  it.each([
    ['signing-second-missing', 'katrin', '?result=success', true],
    ['signing-second-missing', 'katrin', '?result=failure', false],
    ['signing-second-missing', 'katrin', '', false],
    ['signing-second-missing', 'jonas', '?result=success', false],
    ['object-financing', 'katrin', '?result=success', false],
  ])(
    `the thank-you message appears only after the user's own signature: scenario %s, user %s, query "%s"`,
    async (world, as, query, thanks) => {
      const { page, words } = await overview(world, { as, query });
      expect([page.status, words.includes(SIGNATURE_THANKS)]).toEqual([200, thanks]);
    },
  );
});

describe('SIGN-08 signers', () => {
  it.each([
    ['signing', '2 signatures still missing'],
    ['signing', 'Katrin Brandt (you)'],
  ])('the signers appear while signatures are awaited: scenario %s, text "%s"', async (world, words) => {
    expect((await overview(world)).words).toContain(words);
  });

  it.each(['ready-to-submit', 'signing-done', 'signing-next'])(
    'the signers are hidden before and after the signature phase: scenario %s',
    async (world) => {
      const { words } = await overview(world);
      expect(words).not.toMatch(/signatures? still missing|still needs to sign|Everyone has signed/);
    },
  );
});

describe('OVER-01 OVER-03 overview', () => {
  it('the overview summarises the application only if the application is complete', async () => {
    const readyOverview = await overview('ready-to-submit', { query: '?submit' });
    expect(readyOverview.words).toContain('4 required documents, complete');
    const blockedSubmission = await overview('pending-bank', { query: '?submit' });
    expect(blockedSubmission.words).not.toContain('required document');
  });

  it('the overview shows the offer if the application has an offer', async () => {
    expect((await overview('object-financing')).words).toContain('Interest rate per year');
    expect((await overview('rejected')).words).not.toContain('Interest rate per year');
  });

  it('the overview hides the indicative offer if the partner shows none', async () => {
    const { visitor, base } = await overview('confirmation-demanded');
    for (const { id } of visitor.world.rows.users.all())
      visitor.world.rows.users.update(id, { emailVerified: true });
    const page = await visitor.get(base);
    expect([page.status, page.words('main')]).toEqual([200, expect.not.stringContaining('Interest rate')]);
  });

  it('the overview shows the completed and the next steps of the application', async () => {
    const { words } = await overview('ready-to-submit');
    expect(words).toContain('Request sent · done');
    expect(words).toContain('Complete application · now');
    expect(words).toContain('Review · next');
  });
});

describe('OVER-07 open items', () => {
  const pendingItem = (errors: readonly object[]) => [{ action: 'documents', errors }];
  const documents = (...document_types: string[]) =>
    pendingItem([{ code: 'err_required_documents_missing', values: { document_types } }]);

  it('open items name documents by the lender’s label, else by type', async () => {
    const { words } = await overview('ready-to-submit', {
      pending: documents('annual_statement_2023', 'nobody_knows'),
    });
    expect(words).toContain('Still missing: Annual accounts 2023 and nobody_knows.');
  });

  it('open items show the message of each known error code, and ask to contact the lender for unknown error codes', async () => {
    const { words } = await overview('ready-to-submit', {
      pending: pendingItem([{ code: 'err_newer_than_the_portal' }, { code: 'err_update_not_allowed' }]),
    });
    expect(words).toContain('We still need something from you here. Contact us.');
    expect(words).not.toContain('err_newer_than_the_portal');
    expect(words).toContain('You can no longer change this detail.');
  });

  it('open items link to the forms that complete them', async () => {
    const { page, base } = await overview('pending-bank');
    const links = page.links('Add').map((link) => link.getAttribute('href'));
    expect(links).toContain(`${base}?edit=bank`);
    expect(page.words('main')).toContain('1 item left before you can submit');
  });

  it('open items include completed items in the progress count', async () => {
    expect((await overview('ready-to-submit')).words).toContain(
      '7 done: email, bank account, tax number, representatives, documents, schedule of debts, assets',
    );
    expect((await overview('ready-factoring')).words).toContain(
      'done: email, bank account, tax number, representatives, documents, factoring details',
    );
  });

  it('open items show a message if they cannot be loaded, and the overview still appears', async () => {
    const { visitor, base } = await overview('ready-to-submit');
    await visitor.world.planFault({
      method: 'GET',
      path: '/user/applications/:id/next_status_validate',
      status: 500,
    });
    const page = await visitor.get(base);
    expect([page.status, page.words('main')]).toEqual([
      200,
      expect.stringContaining('We couldn’t load the open items. Your details are safe.'),
    ]);
    expect(page.words('main')).toContain('Bank account');
    expect((await visitor.get(`${base}/objects`)).words('main')).toContain(
      'We can’t check right now whether everything is complete',
    );
  });

  it.each([
    ['open-again', 'jonas', true],
    ['open-again', 'katrin', false],
    ['signing', 'jonas', false],
  ])(
    'SIGN-09 open items are described as tasks of the applicant if the user only signs: scenario %s, user %s',
    async (world, as, isLeftToApplicant) => {
      const { words } = await overview(world, { as });
      expect(words.includes('Someone else is completing this application.')).toBe(isLeftToApplicant);
    },
  );

  it.each([
    ['katrin', '1 open item'],
    ['jonas', '1 open item'],
  ])("open items contain the user's own signature: user %s", async (as, title) => {
    const { words } = await overview('signing', { as });
    expect(words).toContain(title);
    expect(words).toContain('Sign the contract');
  });
});
