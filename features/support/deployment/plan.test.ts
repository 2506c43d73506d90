import { describe, expect, it } from 'vitest';
import { UNKNOWN_DEPLOYMENT } from './known-deployment';
import { type Capabilities, formatPlan, type Pickle, planScenario } from './plan';

const NO_CAPABILITIES: Capabilities = { needs: {}, preparations: [], knownDeployment: UNKNOWN_DEPLOYMENT };
const SIMPLE_PREPARATION = {
  name: 'own calls',
  blockers: ({ situation }: { situation: string }) =>
    situation === 'signing' ? ['status Signature: only the lender moves there'] : [],
};

const scenario = (tags: string[], ...steps: string[]): Pickle => ({
  uri: 'features/a.feature',
  name: 'A scenario',
  tags: tags.map((name) => ({ name })),
  steps: steps.map((text) => ({ text })),
});

describe('plan of a run', () => {
  it('selects scenarios that require no special capabilities', () => {
    expect(planScenario(scenario(['@CLA-08', '@phone'], 'I open the login'), NO_CAPABILITIES)).toMatchObject({
      providers: [],
      missing: [],
    });
  });

  it('skips scenarios whose required capabilities are missing, and lists these capabilities', () => {
    const { providers, missing } = planScenario(
      scenario(['@needs-mail', '@needs-clock'], 'I open the login'),
      {
        ...NO_CAPABILITIES,
        needs: { '@needs-clock': 'the simulator' },
      },
    );
    expect([providers, missing]).toEqual([null, ['@needs-mail: a mailbox: set MAILBOX_URL']]);
  });

  it.each(['@browser', '@phone', '@keyboard'])(
    'skips scenarios tagged %s without scripts if the browser cannot disable scripts',
    (tag) => {
      expect(planScenario(scenario(['@no-js', tag], 'I open the login'), NO_CAPABILITIES)).toMatchObject({
        providers: null,
        missing: ['@no-js: a browser without scripts: only Chromium or WebKit'],
      });
      expect(planScenario(scenario(['@no-js'], 'I open the login'), NO_CAPABILITIES).providers).toEqual([]);
    },
  );

  it.each([
    'an application of which nothing is missing',
    'it is Thursday, 2026-09-17, and an application of which nothing is missing',
    'an application of which nothing is missing in pre-check',
    'I am katrin in the situation "ready-to-submit"',
    'I look at the submission',
  ])('assigns a preparation to the Given step "%s"', (step) => {
    expect(
      planScenario(scenario([], step), { ...NO_CAPABILITIES, preparations: [SIMPLE_PREPARATION] }).providers,
    ).toEqual(['own calls']);
    expect(planScenario(scenario([], step), NO_CAPABILITIES).missing).toEqual([
      'the situation "ready-to-submit": set PREPARED_ACCOUNTS',
    ]);
  });

  it("passes the requirements in a scenario's tags to each preparation", () => {
    const receivedStarts: object[] = [];
    const recordingPreparation = {
      name: 'own calls',
      blockers: (start: object) => {
        receivedStarts.push(start);
        return [];
      },
    };
    const offers = { ...NO_CAPABILITIES, preparations: [recordingPreparation] };
    planScenario(scenario(['@lenders-facts'], 'an application in signature'), offers);
    planScenario(scenario(['@company-name'], 'an application in signature'), offers);
    expect(receivedStarts).toEqual([
      { situation: 'signing', person: 'katrin', hasPlainCompanyName: false, checksLenderData: true },
      { situation: 'signing', person: 'katrin', hasPlainCompanyName: true, checksLenderData: false },
    ]);
  });

  it('uses the first possible preparation, or lists why each preparation is impossible', () => {
    const signing = scenario([], 'an application in signature');
    const accounts = { name: 'prepared accounts', blockers: () => [] };
    expect(
      planScenario(signing, { ...NO_CAPABILITIES, preparations: [SIMPLE_PREPARATION, accounts] }).providers,
    ).toEqual(['prepared accounts']);
    expect(planScenario(signing, { ...NO_CAPABILITIES, preparations: [SIMPLE_PREPARATION] }).missing).toEqual(
      ['the situation "signing": own calls cannot: status Signature: only the lender moves there'],
    );
  });

  it('skips scenarios that need missing configuration', () => {
    const situation = 'an application with half of its documents';
    const upload = scenario([], situation, 'I upload "Bilanz 2023.pdf" as annual_statement_2023');
    const knownDeployment = {
      configuration: null,
      documents: { working_capital: ['annual_statement_2024', 'other'] },
    };
    expect(
      planScenario(upload, { ...NO_CAPABILITIES, preparations: [SIMPLE_PREPARATION], knownDeployment })
        .missing,
    ).toEqual(['documents: for working_capital it asks for no annual_statement_2023']);
    expect(planScenario(upload, { ...NO_CAPABILITIES, preparations: [SIMPLE_PREPARATION] }).missing).toEqual(
      [],
    );
  });

  it('counts scenarios by preparation and by missing capability', () => {
    const plans = [scenario([]), scenario([]), scenario(['@needs-mail']), scenario(['@redis'])].map((each) =>
      planScenario(each, NO_CAPABILITIES),
    );
    expect(formatPlan(plans).split('\n')).toEqual([
      '2 of 4 scenarios run (50 percent):',
      '    2  no preparation',
      '',
      '2 do not. They need:',
      '',
      'Missing settings (one setting may meet several needs):',
      '    1  MAILBOX_URL',
      '',
      '    1  @redis: an installed redis-server',
    ]);
  });

  it('lists each missing setting once, with the number of scenarios that need the setting', () => {
    const plan = (missing: string[]) => ({ uri: '', name: '', providers: null, missing });
    const missingMailboxText = 'the address is confirmed by mail: set MAILBOX_URL';
    const text = formatPlan([
      plan([
        `the situation "signing": own calls cannot: ${missingMailboxText}, only the lender changes the status`,
      ]),
      plan([`the situation "partner-terms": own calls cannot: ${missingMailboxText}`]),
      plan(['@needs-mail: a mailbox: set MAILBOX_URL', 'the situation "x": set PREPARED_ACCOUNTS']),
    ]);
    expect(text.split('\n').slice(4)).toEqual([
      'Missing settings (one setting may meet several needs):',
      '    3  MAILBOX_URL',
      '    1  PREPARED_ACCOUNTS',
      '',
      '    1  the situation "signing": own calls cannot: only the lender changes the status',
    ]);
  });
});
