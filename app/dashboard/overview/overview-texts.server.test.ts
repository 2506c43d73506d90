import { listFinanceObjects } from 'contracts/api/finance-objects';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

async function overview(
  world: string,
  { as = 'applicant', status, language = 'en' }: { as?: string; status?: string; language?: string } = {},
) {
  const visitor = await visit(world, { as, language });
  if (status !== undefined) {
    const patch = [{ op: 'replace', path: '/status', value: status }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
  }
  const response = await visitor.get(`/dashboard/applications/${visitor.world.application()}`);
  return response.words('main');
}

describe('OVER-04 OVER-07 application in pre-check', () => {
  it('lists open items as preparation and mentions no submission', async () => {
    const words = await overview('pending-everything', { status: 'pre_check' });
    expect(words).toContain('7 items you can prepare now');
    expect(words).not.toMatch(/before you can submit|nothing for you to do/);
  });

  it('the overview shows that a complete application waits for the check', async () => {
    const words = await overview('ready-to-submit', { status: 'pre_check' });
    expect(words).toContain('You’ve prepared everything');
    expect(words).toContain('You can submit your application as soon as the initial check is done.');
    expect(words).not.toContain('You can submit your application now.');
    expect(words).not.toContain('already prepare');
  });
});

describe('D-22 status outside of the normal order of statuses', () => {
  it('the overview shows a named status by its name', async () => {
    const words = await overview('ready-to-submit', { status: 'screening' });
    expect(words).toContain('In review');
    expect(words).toContain('We can’t list the individual steps here.');
    expect(words).not.toContain('exact status');
  });

  it('the overview shows a status that the portal does not know as unknown', async () => {
    const words = await overview('ready-to-submit', { status: 'nobody_knows' });
    expect(words).toContain('Unknown (nobody_knows)');
    expect(words).toContain('We can’t show the exact status of your application here.');
    expect(words).not.toContain('individual steps');
  });
});

describe('SIGN-08 application with one of two signatures', () => {
  it('the overview shows the applicant whose signature is missing, and does not report the signing as complete', async () => {
    const words = await overview('signing-second-missing');
    expect(words).toContain('Only Jonas Brandt still needs to sign');
    expect(words).toContain('1 of 2 signed');
    expect(words).not.toContain('Everything is complete');
  });
});

describe('OVER-11 advisor', () => {
  it.each([
    ['pending-bank', {}, true],
    ['ready-to-submit', {}, false],
    ['objects-closed', {}, false],
    ['pending-bank', { status: 'Paid_Out' }, false],
    ['rejected', {}, false],
  ])(
    'the card of the advisor offers help with open items only if the application has open items (scenario %s, changes %j)',
    async (world, how, offers) => {
      const words = await overview(world, how);
      expect(words).toContain(offers ? 'go through the open items' : 'answer your questions');
      expect(words.includes('open items with you')).toBe(offers);
    },
  );
});

it('SIGN-09: users who only sign see that another person completes and submits the application', async () => {
  const words = await overview('open-again', { as: 'jonas' });
  expect(words).toContain('The person who started the application completes and submits it.');
  expect(words).not.toContain('Complete your application and submit');
});

it('OVER-03: final figures never appear under "non-binding offer"', async () => {
  const words = await overview('signing-second-missing');
  expect(words).toContain('Binding, 5.74%');
  expect(words).not.toMatch(/non-binding/i);
});

it.each([
  ['de', 'Verbindliches Angebot'],
  ['en', 'Binding offer'],
  ['fr', 'Offre ferme'],
  ['pl', 'Wiążąca oferta'],
])('OVER-03: the pending offer is called the binding offer in %s', async (language, words) => {
  expect(await overview('ready-to-submit', { language })).toContain(words);
});

it.each([
  ['de', '4 Pflichtdokumente, vollständig', 'Katrin Brandt und Jonas Brandt'],
  ['en', '4 required documents, complete', 'Katrin Brandt and Jonas Brandt'],
  ['fr', '4 documents obligatoires, complets', 'Katrin Brandt et Jonas Brandt'],
  ['pl', '4 wymagane dokumenty, komplet', 'Katrin Brandt i Jonas Brandt'],
])('OVER-05: the submit confirmation summarises the application in %s', async (language, ...words) => {
  const visitor = await visit('ready-to-submit', { as: 'applicant', language });
  const response = await visitor.get(`/dashboard/applications/${visitor.world.application()}?submit`);
  for (const word of words) expect(response.words('main form dl')).toContain(word);
  expect(response.words('main form dl')).toContain('Trumpf TruBend 5130');
  expect(response.words('main form dl')).not.toContain('Ada');
  const labels = [...response.document.querySelectorAll('main form dl dt')];
  expect(labels.map((label) => label.textContent).filter((text) => !/^\p{Lu}/u.test(text))).toEqual([]);
  expect(labels).toHaveLength(6);
});

it('OVER-05: the submit confirmation leaves out objects that the lending API does not list', async () => {
  const visitor = await visit('ready-to-submit', { as: 'applicant', language: 'en' });
  const { method, path } = listFinanceObjects;
  await visitor.world.planFault({ method, path, status: 500 });
  const response = await visitor.get(`/dashboard/applications/${visitor.world.application()}?submit`);
  expect(response.status).toBe(200);
  expect(response.words('main form dl')).toContain('4 required documents, complete');
  expect(response.words('main form dl')).not.toContain('Trumpf');
});
