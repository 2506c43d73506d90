import { buildWorld, findScenario } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { configurationOf } from '../deployment/configuration';
import { type Known, NOTHING_KNOWN } from '../deployment/known';
import { obstaclesOf } from './obstacles';

const NOW = new Date('2026-09-17T09:00:00Z');

function obstacles(
  situation: string,
  person: string | null = null,
  mailbox = true,
  offered: string[] | null = null,
  proxy = false,
  known: Known = NOTHING_KNOWN,
): string[] {
  const scenario = findScenario(situation);
  if (!scenario) throw new Error(`no ${situation}`);
  return [
    ...new Set(
      obstaclesOf(buildWorld(scenario, { seed: 1, now: NOW }), person, {
        mailbox,
        proxy,
        offered,
        known,
        now: NOW,
      }),
    ),
  ];
}

describe('what keeps a customer from bringing a situation about', () => {
  it.each([
    'empty',
    'ready-to-submit',
    'pending-everything',
    'documents-own',
    'representatives',
    'object-financing',
    'factoring-insurable',
    'medical-application',
  ])('is nothing in %s', (situation) => {
    expect(obstacles(situation)).toEqual([]);
  });

  it.each([
    ['signing-done', 'katrin', 'only the lender moves an application on'],
    ['signing', 'jonas', "it is somebody else's application"],
    ['factoring-cover', 'henrik', 'an insurer has decided'],
    ['documents', 'katrin', 'a file is infected'],
    ['documents-outdated', 'katrin', 'a document is kept that would be too old'],
    ['representatives-incomplete', 'katrin', 'somebody is kept whose details would be refused'],
    ['failure-list', null, 'the lending system fails'],
    ['pending-wrong-data', null, 'an account is kept that would be refused'],
    ['appointment-booked', null, 'an advisor has one talk at a time'],
    ['empty', 'nobody', 'there is nobody called nobody'],
  ])('in %s as %s is that %s', (situation, person, why) => {
    expect(obstacles(situation, person)).toContain(why);
  });

  it('is no failure where a fault proxy brings it about', () => {
    expect(obstacles('failure-list', null, true, null, true)).toEqual([]);
  });

  it('is a call that the lending system does not have', () => {
    expect(obstacles('object-financing', null, true, ['addDebtor'])).toEqual(['it has no addFinanceObject']);
    expect(obstacles('representatives', null, true, [])).toEqual([]);
  });

  it('is the confirmed address, where no mail can be read and the address is confirmed', () => {
    expect(obstacles('empty', null, false)).toEqual(['the address is confirmed by mail: set MAILBOX_URL']);
    expect(obstacles('pending-everything', null, false)).toEqual([]);
  });

  it('are documents that the deployment does not ask for, and a loan type that it does not offer', () => {
    const documents = { working_capital: ['annual_statement_2024'] };
    expect(obstacles('documents-own', null, true, null, false, { configuration: null, documents })).toEqual([
      'documents: for working_capital it asks for no bwa_susa, other',
    ]);
    const configuration = configurationOf(
      { public_features: [] },
      { user_application_types: ['factoring'], country_company_types: {} },
    );
    expect(obstacles('documents-own', null, true, null, false, { configuration, documents: null })).toEqual([
      'loan types: it lacks working_capital',
    ]);
  });
});
