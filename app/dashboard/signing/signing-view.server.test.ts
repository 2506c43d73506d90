import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { TestWorld } from '~/testing/world';

const visit = openPortal();

async function openSigning(scenario: string, as = 'katrin') {
  const visitor = await visit(scenario, { as });
  const base = `/dashboard/applications/${visitor.world.application()}`;
  return { visitor, base, tab: `${base}/signatures` };
}

const rowOf = (world: TestWorld, name: string) => {
  const row = world.rows.signatories.all().find(({ first_name }) => first_name === name);
  if (row?.signing == null) throw new Error(`${name} has nothing to sign`);
  return { ...row, signing: row.signing };
};

describe('SIGN-01 signatures tab', () => {
  it('the tab shows the signer, the required steps and the URL of each document to sign', async () => {
    const { visitor, base, tab } = await openSigning('signing-documents');
    const page = await visitor.get(tab);
    expect(page.title).toMatch(/^(?:\(\d+\) )?Signatures, application [A-Z0-9]+ · /);
    const words = page.words('main');
    for (const text of [
      'You’re signing as Katrin Brandt, Geschäftsführerin.',
      'Ends in 719',
      'for the account DE89 •••• 3000.',
      'Guarantee agreement',
      'Data protection consent',
      'Statement of assets',
      'Brokerage contract',
    ])
      expect(words).toContain(text);
    const { other_documents } = rowOf(visitor.world, 'Katrin').signing;
    const files = ['guarantor', ...other_documents.map(({ document_id }) => document_id), 'loan-contract'];
    for (const file of files)
      expect(page.count(`main a[href="${base}/files/${file}?from=signatures"]`)).toBe(1);
    const [, paperId, onlineId] = other_documents.map(({ document_id }) => document_id);
    const tasks = [...page.document.querySelectorAll('main a[href*="/signatures?"]')];
    expect(tasks.map((link) => link.getAttribute('href'))).toEqual([
      `${tab}?upload=guarantor`,
      `${tab}?upload=${paperId}`,
      `${tab}?sign=${onlineId}`,
    ]);
  });

  it('the tab omits details of the signer that are unknown', async () => {
    const { visitor, tab } = await openSigning('signing-documents');
    const { world } = visitor;
    const { id, signing } = rowOf(world, 'Katrin');
    world.changeAsLender(world.application(), { iban: null });
    const other_documents = signing.other_documents.map((each) => ({
      ...each,
      document_type: 'something_new',
    }));
    world.rows.signatories.update(id, {
      position: null,
      taxid: '1',
      signing: { ...signing, other_documents },
    });
    const words = (await visitor.get(tab)).words('main');
    expect(words).toContain('You’re signing as Katrin Brandt.');
    expect(words).toContain('We have your tax ID.');
    expect(words).toContain('I grant the SEPA direct debit mandate.');
    const names = other_documents.map(({ document_id }) => world.rows.documents.get(document_id)?.name ?? '');
    for (const name of names) expect(words).toContain(name);
    await world.planFault({ method: 'GET', path: '/user/applications/:id/documents', status: 503 });
    const without = (await visitor.get(tab)).words('main');
    for (const name of names) expect(without).not.toContain(name);
    expect(without).toContain('something_new');
  });

  it('the tab requests no list of documents if the person signs only the guarantor contract', async () => {
    const { visitor, tab } = await openSigning('signing');
    visitor.world.takeCalls();
    await visitor.get(tab);
    expect(visitor.world.takeCalls().filter((call) => call.endsWith('/documents'))).toEqual([]);
  });

  it('D-63 the tab passes the identification state and the URL of its status to scripts', async () => {
    const { visitor, tab } = await openSigning('identification-data-changed');
    const { body } = await visitor.get(`${tab}.data`, { headers: { Accept: '*/*' } });
    expect(body).toContain('"completed SUCCESS_DATA_CHANGED"');
    expect(body).toContain(`"${tab}/${rowOf(visitor.world, 'Katrin').id}/status"`);
  });

  it('SIGN-08 the tab is empty while nothing is requested of the person', async () => {
    const { visitor, tab } = await openSigning('signing');
    visitor.world.changeAsLender(visitor.world.application(), { status: 'Open' });
    expect((await visitor.get(`${tab}?leave`)).words('main')).toContain(
      'There’s nothing to sign at the moment',
    );
    expect((await visitor.get(`${tab}?result=success`)).location).toBe(tab);
  });

  it('SIGN-08 the tab is empty before the signature phase, even with requested steps', async () => {
    const { visitor, tab } = await openSigning('signing');
    const patch = [{ op: 'replace', path: '/status', value: 'Open' }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
    expect((await visitor.get(tab)).words('main')).toContain('There’s nothing to sign at the moment');
  });
});

describe('SIGN-09 other signers', () => {
  const OWN_INVITATIONS = 'Everyone else who signs gets their own invitation.';

  it.each([
    ['signing', 'katrin', '0 of 2 people have signed.'],
    ['signing', 'jonas', OWN_INVITATIONS],
    ['signing-second-missing', 'katrin', '1 of 2 people have signed.'],
    ['signing-done', 'katrin', '2 of 2 people have signed.'],
  ])('other signers appear only as a number: scenario %s, user %s', async (scenario, as, expectedText) => {
    const { visitor, tab } = await openSigning(scenario, as);
    expect((await visitor.get(tab)).words('main')).toContain(expectedText);
  });

  it('the tab mentions no other signers to an applicant who signs alone', async () => {
    const { visitor, tab } = await openSigning('signing-documents');
    const words = (await visitor.get(tab)).words('main');
    expect(words).toContain('You’re signing as Katrin Brandt');
    for (const others of [OWN_INVITATIONS, 'people have signed']) expect(words).not.toContain(others);
  });

  it.each([
    [
      'a signer with a recorded signature counts as signed, although steps are requested',
      '/1/requirements/signature_completed_at',
      '2026-03-01T09:00:00.000Z',
      1,
    ],
    ['a signer without known requirements does not count as signed', '/1/requirements', null, 0],
  ])('%s', async (_, path, value, signedCount) => {
    const { visitor, tab } = await openSigning('signing');
    const patch = [{ op: 'replace', path, value }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id/signatories', patch });
    expect((await visitor.get(tab)).words('main')).toContain(`${signedCount} of 2 people have signed.`);
  });
});

describe('SIGN-05 return from the provider', () => {
  it('the return from the provider redirects to the remaining signing steps, or to the thank-you page', async () => {
    const open = await openSigning('signing');
    const back = await open.visitor.get(`${open.tab}?result=success`);
    expect([back.status, back.location]).toEqual([302, open.tab]);
    const signed = await openSigning('signing-second-missing');
    const thanks = await signed.visitor.get(`${signed.tab}?result=failed`);
    expect([thanks.status, thanks.location]).toEqual([302, `${signed.base}?result=success`]);
  });
});

describe('SIGN-03 identification status', () => {
  it('the status is returned to the waiting page and not cached', async () => {
    const { visitor, tab } = await openSigning('identification-idnow-in-progress');
    const address = `${tab}/${rowOf(visitor.world, 'Katrin').id}/status`;
    const response = await visitor.get(address);
    expect([response.status, response.json]).toEqual([200, { state: 'in_progress ' }]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    await visitor.world.planFault({
      method: 'GET',
      path: '*/requirements',
      code: 'err_no_permission',
      times: 1,
    });
    const refused = await visitor.get(address);
    expect([refused.status, refused.json]).toEqual([403, null]);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect((await visitor.copy(new Map()).get(address)).location).toMatch(/^\/login\?redirectTo=/);
    expect((await visitor.post(address)).status).toBe(405);
  });
});
