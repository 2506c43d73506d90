import { DEPLOYMENTS } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import type { PageResponse } from '~/testing/page-response';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';
import {
  CLASSIC_STEP_PATHS,
  COMPANY_DETAILS_INPUT,
  COMPANY_NAME_INPUT,
  LOAN_INPUT,
  submitSteps,
} from './testing/classic-wizard';

const visit = openPortal();

const WITHOUT_OFFER = { name: 'Nordheide Bank', features: { show_indicative_offer: false } };
const SEARCH_CALL = { method: 'GET', path: '/company_search' };

function buttons({ document }: PageResponse): string[] {
  const found = [...document.querySelectorAll('main form button:not([aria-hidden])')];
  return found.map((button) => button.textContent.trim());
}

describe('CLA-01: page of a wizard step', () => {
  it('the page of a step contains a description for search engines only on the first step', async () => {
    const visitor = await submitSteps(await visit('demo'), 1);
    const first = await visitor.get(CLASSIC_STEP_PATHS.loan);
    expect([first.title, first.attribute('meta[name="description"]', 'content')]).toEqual([
      'Apply for finance · Lindhof Bank',
      'Choose an amount and a term and see an offer for your company within minutes. No obligation.',
    ]);
    expect((await visitor.get(CLASSIC_STEP_PATHS.name)).count('meta[name="description"]')).toBe(0);
  });

  it('CLA-14: the page of a step mentions no offer if the partner shows none', async () => {
    const visitor = await visit('demo');
    await visitor.world.setBankDocument(WITHOUT_OFFER);
    const page = await visitor.get(CLASSIC_STEP_PATHS.loan);
    expect(page.attribute('meta[name="description"]', 'content')).toBe(
      'Choose an amount and a term and send a request for your company within minutes. No obligation.',
    );
  });

  it('SHELL-10: the page of a step keeps typed values when the language is switched', async () => {
    const visitor = await submitSteps(await visit('demo'), 1);
    for (const [path, form] of [
      [CLASSIC_STEP_PATHS.loan, 'loan-info'],
      [CLASSIC_STEP_PATHS.name, 'company-name'],
    ] as const)
      expect((await visitor.get(path)).attribute('button[name="language"]', 'form')).toBe(form);
  });

  it('The page of a wizard step has a back link; the first step has one only while an answer is being changed', async () => {
    const visitor = await submitSteps(await visit('demo'), 1);
    const first = buttons(await visitor.get(CLASSIC_STEP_PATHS.loan));
    expect(first).toContain('Continue to company');
    expect(first).not.toContain('Back');
    const change = buttons(await visitor.get(`${CLASSIC_STEP_PATHS.loan}?change`));
    expect(change).toEqual(expect.arrayContaining(['Save change', 'Back']));
    expect(change).not.toContain('Continue to company');
    expect(buttons(await visitor.get(CLASSIC_STEP_PATHS.name))).toEqual(
      expect.arrayContaining(['Continue to company details', 'Back']),
    );
  });

  it.each([
    [{}, 'Get an offer in four short steps.', 'after step 4'],
    [
      { as: 'katrin' },
      'You already have an account, so your offer is only three short steps away.',
      'after step 3',
    ],
  ])(
    'CLA-12: the page of a step counts the account as a step only for visitors without a login (visitor %j)',
    async (visitOptions, leadText, after) => {
      const words = (await (await visit('demo', visitOptions)).get(CLASSIC_STEP_PATHS.loan)).words('main');
      expect(words).toContain('Step 1 of 4: Finance');
      expect(words).toContain(leadText);
      expect(words).toContain(after);
    },
  );
});

describe('CLA-09: wizard pages for company name and details', () => {
  it('The pages for company name and details have their own titles and preselect the usual legal form', async () => {
    const visitor = await submitSteps(await visit('demo'), 2);
    const name = await visitor.get(CLASSIC_STEP_PATHS.name);
    expect(name.title).toBe('Company · Lindhof Bank');
    expect(Object.keys(name.fields())).not.toContain('detailsFor');
    const details = await visitor.get(CLASSIC_STEP_PATHS.details);
    expect(details.title).toBe('Company details · Lindhof Bank');
    expect(details.fields().companyType).toBe('GMBH');
    await visitor.post('/application/keep', { step: 'company-details', companyType: 'AG' });
    expect((await visitor.get(CLASSIC_STEP_PATHS.details)).fields().companyType).toBe('AG');
  });

  it('wizard pages for the company offer the countries of the partner by name', async () => {
    const visitor = await visit('demo');
    await visitor.world.setBankDocument({ name: 'Nordheide Bank', countries: { supported: ['DE', 'CH'] } });
    const { document } = await (await submitSteps(visitor, 2)).get(CLASSIC_STEP_PATHS.details);
    const options = [...document.querySelectorAll('select[name="companyCountry"] option')];
    expect(options.map((option) => option.textContent)).toEqual(['Germany', 'Switzerland']);
  });

  it('D-78: wizard pages show the error page if the partner has no loan purposes', async () => {
    const visitor = await visit('demo');
    const at = DEPLOYMENTS.demo.publicFeatures.findIndex(({ name }) => name === 'loan_purposes');
    const patch = [{ op: 'remove', path: `/public_features/${at}` }];
    await visitor.world.planFault({ method: 'GET', path: '/config', patch });
    const response = await visitor.get(CLASSIC_STEP_PATHS.loan);
    expect([response.status, response.words('main')]).toEqual([
      500,
      expect.stringContaining('You can’t apply online right now.'),
    ]);
  });
});

describe('wizard step that is visited again', () => {
  it('a step that is visited again shows errors of saved values only if the query of the URL asks for errors', async () => {
    const visitor = await submitSteps(await visit('demo'), 1);
    const findInvalidFields = async () =>
      (await visitor.get(`${CLASSIC_STEP_PATHS.loan}?check`)).count('[aria-invalid="true"]');
    expect(await findInvalidFields()).toBe(0);
    await visitor.post('/application/keep', { step: 'loan-info', ...LOAN_INPUT, loanSize: 'viel' });
    expect(await findInvalidFields()).toBe(1);
    expect((await visitor.get(CLASSIC_STEP_PATHS.loan)).count('[aria-invalid="true"]')).toBe(0);
  });

  it.each([
    ['back', 303],
    ['next', 400],
  ])('D-293: keeps the whole of a long text after the intent %s', async (intent, status) => {
    const visitor = await visit('demo', { as: 'katrin' });
    await submitSteps(visitor, 1);
    const companyName = `Hafenkontor ${'x'.repeat(20_000)}`;
    const response = await visitor.post(CLASSIC_STEP_PATHS.name, { companyName, intent });
    expect(response.status).toBe(status);
    if (status === 400) expect(response.fields().companyName === companyName).toBe(true);
    expect((await visitor.get(CLASSIC_STEP_PATHS.name)).fields().companyName === companyName).toBe(true);
  });

  it('The step becomes unfinished after a submission with errors, and keeps the values', async () => {
    const visitor = await submitSteps(await visit('demo'));
    const refusedResponse = await visitor.post(CLASSIC_STEP_PATHS.name, { companyName: 'Abc' });
    expect([refusedResponse.status, refusedResponse.fields().companyName]).toEqual([400, 'Abc']);
    expect(refusedResponse.attribute('[aria-invalid="true"]', 'name')).toBe('companyName');
    expect((await visitor.get(CLASSIC_STEP_PATHS.name)).fields().companyName).toBe('Abc');
    expect((await visitor.get(CLASSIC_STEP_PATHS.details)).location).toBe('/login');
  });
});

describe('DYN-02: offer to continue a draft', () => {
  it('the offer to continue a draft shows the time of the last change, and links to the check page if every step is finished', async () => {
    const visitor = await submitSteps(await visit('demo'));
    const returnPage = await visitor.get(`${CLASSIC_STEP_PATHS.loan}?resume`);
    expect(returnPage.words('main')).toMatch(/Your answers from \d{1,2} \w{3} \d{4} are still here/);
    expect(returnPage.links('Continue request')[0]?.getAttribute('href')).toBe(CLASSIC_STEP_PATHS.check);
    expect((await visitor.get(`${CLASSIC_STEP_PATHS.name}?resume`)).words('main')).not.toContain(
      'Continue request',
    );
  });

  it('the offer to continue a draft appears for unsubmitted values, but not without any values', async () => {
    const visitor = await visit('demo');
    const isDraftOffered = async () =>
      (await visitor.get(`${CLASSIC_STEP_PATHS.loan}?resume`))
        .words('main')
        .includes('You’ve already started a request.');
    expect(await isDraftOffered()).toBe(false);
    await visitor.post('/application/keep', { step: 'loan-info', ...LOAN_INPUT });
    expect(await isDraftOffered()).toBe(true);
  });

  it('the offer to continue a draft can be discarded on any step; the discard redirects to the first step', async () => {
    const visitor = await submitSteps(await visit('demo'), 1);
    const discardResponse = await visitor.post(CLASSIC_STEP_PATHS.name, { intent: 'discard' });
    expect([discardResponse.status, discardResponse.location]).toEqual([303, CLASSIC_STEP_PATHS.loan]);
  });
});

describe('wizard step with validation errors', () => {
  it('a step with errors returns status 200 to scripts, because browsers log each failed request', async () => {
    const visitor = await visit('demo');
    const { status, statusLine, body } = await visitor.postByScript(CLASSIC_STEP_PATHS.loan, {});
    expect([status, statusLine]).toEqual([400, 200]);
    expect(body).toContain('loanType');
  });

  it('a step with errors returns status 400 to browsers without scripts', async () => {
    const { status, statusLine } = await (await visit('demo')).post(CLASSIC_STEP_PATHS.loan, {});
    expect([status, statusLine]).toEqual([400, 400]);
  });
});

describe('CLA-08: company in the wizard', () => {
  async function findBrandt(visitor: Visitor) {
    const page = await visitor.post(CLASSIC_STEP_PATHS.name, {
      companyName: 'Metallbau Brandt',
      intent: 'search',
    });
    const companyCreditProviderId = page.attribute('input[name="companyCreditProviderId"]', 'value') ?? '';
    visitor.world.takeCalls();
    return { companyName: 'Metallbau Brandt GmbH', companyCreditProviderId };
  }

  it('A company that is chosen from suggestions is looked up once and fills in its details', async () => {
    const visitor = await submitSteps(await visit('demo'), 1);
    const chosen = await findBrandt(visitor);
    expect((await visitor.post(CLASSIC_STEP_PATHS.name, chosen)).location).toBe(CLASSIC_STEP_PATHS.details);
    expect(visitor.world.takeCalls()).toEqual(['GET /company_search']);
    expect((await visitor.get(CLASSIC_STEP_PATHS.details)).fields()).toMatchObject({
      detailsFor: `${chosen.companyCreditProviderId} Metallbau Brandt GmbH`,
      street: 'Überseering',
      companyLocation: 'Bremen',
    });
    await visitor.post(CLASSIC_STEP_PATHS.name, chosen);
    expect(visitor.world.takeCalls()).toEqual([]);
  });

  it('A company that is submitted by name only is looked up once, unless the portal refuses the name', async () => {
    const visitor = await submitSteps(await visit('demo'), 1);
    const { companyCreditProviderId } = await findBrandt(visitor);
    expect((await visitor.post(CLASSIC_STEP_PATHS.name, COMPANY_NAME_INPUT)).status).toBe(303);
    expect(visitor.world.takeCalls()).toEqual(['GET /company_search']);
    expect((await visitor.post(CLASSIC_STEP_PATHS.name, COMPANY_NAME_INPUT)).status).toBe(303);
    expect(
      (await visitor.post(CLASSIC_STEP_PATHS.name, { companyName: 'Met', companyCreditProviderId })).status,
    ).toBe(400);
    expect(visitor.world.takeCalls()).toEqual([]);
  });

  it("A typed name that equals a company's exact name fills in the company's details", async () => {
    const visitor = await submitSteps(await visit('demo'), 1);
    const { companyName, companyCreditProviderId } = await findBrandt(visitor);
    await visitor.post(CLASSIC_STEP_PATHS.name, { companyName: companyName.toLowerCase() });
    expect((await visitor.get(CLASSIC_STEP_PATHS.details)).fields()).toMatchObject({
      detailsFor: `${companyCreditProviderId} Metallbau Brandt GmbH`,
      street: 'Überseering',
    });
  });

  it.each([
    ['has an unknown id', null],
    ['cannot be looked up', { ...SEARCH_CALL, status: 500 }],
  ])('A company that %s lets the user continue with the typed name', async (_, fault) => {
    const visitor = await submitSteps(await visit('demo'), 1);
    const chosen = await findBrandt(visitor);
    if (fault) await visitor.world.planFault(fault);
    const typed = fault ? chosen : { ...chosen, companyCreditProviderId: 'R-nobody' };
    expect((await visitor.post(CLASSIC_STEP_PATHS.name, typed)).location).toBe(CLASSIC_STEP_PATHS.details);
    expect((await visitor.get(CLASSIC_STEP_PATHS.details)).fields()).toMatchObject({
      detailsFor: ' Metallbau Brandt GmbH',
      street: '',
    });
  });

  it.each([
    ['Metallbau Brandt', 200, 'Metallbau Brandt GmbH'],
    ['  Meta  ', 200, 'Metallbau Brandt GmbH'],
    ['Gibt es nicht', 200, 'We couldn’t find that company.'],
    ['  Met  ', 400, 'Enter at least 4 characters'],
    ['', 400, 'Enter at least 4 characters'],
  ])(
    'A search by button for "%s" returns status %d and the text "%s"',
    async (companyName, status, expectedText) => {
      const visitor = await submitSteps(await visit('demo'), 1);
      visitor.world.takeCalls();
      const response = await visitor.post(CLASSIC_STEP_PATHS.name, { companyName, intent: 'search' });
      expect([response.status, response.words('main form')]).toEqual([
        status,
        expect.stringContaining(expectedText),
      ]);
      expect(visitor.world.takeCalls()).toEqual(status === 200 ? ['GET /company_search'] : []);
      expect(response.fields().companyName).toBe(companyName);
      expect((await visitor.get(CLASSIC_STEP_PATHS.name)).fields().companyName).toBe(companyName);
      expect((await visitor.get(CLASSIC_STEP_PATHS.details)).status).toBe(302);
    },
  );

  it('A failed search lets the user continue with the typed name', async () => {
    const visitor = await submitSteps(await visit('demo'), 1);
    await visitor.world.planFault({ ...SEARCH_CALL, status: 500 });
    const response = await visitor.post(CLASSIC_STEP_PATHS.name, {
      companyName: 'Metallbau',
      intent: 'search',
    });
    expect(response.status).toBe(200);
    expect(response.words('main form')).toContain('The search isn’t available at the moment.');
  });

  it('Choosing another company in a second tab reloads the page of company details and keeps ?change in the URL', async () => {
    const visitor = await submitSteps(await visit('demo'), 2);
    const { detailsFor = '' } = (await visitor.get(CLASSIC_STEP_PATHS.details)).fields();
    await visitor.post(CLASSIC_STEP_PATHS.name, { companyName: 'Nordlicht Optik' });
    const response = await visitor.post(`${CLASSIC_STEP_PATHS.details}?change=1`, {
      ...COMPANY_DETAILS_INPUT,
      detailsFor,
    });
    expect([response.status, response.location, response.headers.get('X-Remix-Reload-Document')]).toEqual([
      303,
      `${CLASSIC_STEP_PATHS.details}?change=1&company-changed=`,
      'true',
    ]);
    expect(response.headers.get('Content-Language')).toBe('en');
    const page = await visitor.open(response.location ?? '');
    expect(page.words('main')).toContain('These are the details for Nordlicht Optik.');
    expect((await visitor.get(CLASSIC_STEP_PATHS.details)).words('main')).not.toContain(
      'These are the details',
    );
  });

  it('Choosing another company in a second tab shows no message on pages without company details', async () => {
    const response = await (await visit('demo')).get(`${CLASSIC_STEP_PATHS.loan}?company-changed=`);
    expect(response.status).toBe(200);
    expect(response.words('main')).not.toContain('was changed in the meantime');
  });
});

describe('CLA-02: loan type that is applied by a button, without scripts', () => {
  it('the button shows the amounts and durations of the loan type on the same page, without validation', async () => {
    const visitor = await visit('demo');
    const at = `${CLASSIC_STEP_PATHS.loan}?change=1`;
    const loanValues = {
      loanType: 'real_estate',
      loanSize: '100000',
      loanDuration: '48',
      intent: 'loanType',
    };
    const response = await visitor.post(at, loanValues);
    expect([response.status, response.location]).toEqual([303, at]);
    const shown = await visitor.get(CLASSIC_STEP_PATHS.loan);
    expect(shown.fields().loanType).toBe('real_estate');
    expect(shown.count('[aria-invalid="true"]')).toBe(0);
    expect((await visitor.get(CLASSIC_STEP_PATHS.name)).status).toBe(302);
  });

  it('the button restores values that the limits of another loan type had changed', async () => {
    const visitor = await visit('demo');
    const choose = (loanType: string, loanDuration: string) =>
      visitor.post(CLASSIC_STEP_PATHS.loan, {
        loanType,
        loanDuration,
        loanSize: '100000',
        intent: 'loanType',
      });
    await choose('tlb', '48');
    expect((await visitor.get(CLASSIC_STEP_PATHS.loan)).fields().loanDuration).toBe('24');
    await choose('working_capital', '24');
    expect((await visitor.get(CLASSIC_STEP_PATHS.loan)).fields().loanDuration).toBe('48');
  });
});
