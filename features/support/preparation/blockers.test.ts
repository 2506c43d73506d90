import { buildWorld, findScenario } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { configurationOf } from '../deployment/configuration';
import { type KnownDeployment, UNKNOWN_DEPLOYMENT } from '../deployment/known-deployment';
import { listPreparationBlockers } from './blockers';

const NOW = new Date('2026-09-17T09:00:00Z');

interface ResourceOverrides {
  person?: string | null;
  mailbox?: boolean;
  offeredCalls?: string[] | null;
  proxy?: boolean;
  knownDeployment?: KnownDeployment;
}

function blockersOf(situation: string, overrides: ResourceOverrides = {}): string[] {
  const {
    person = null,
    mailbox = true,
    offeredCalls = null,
    proxy = false,
    knownDeployment = UNKNOWN_DEPLOYMENT,
  } = overrides;
  const scenario = findScenario(situation);
  if (!scenario) throw new Error(`no ${situation}`);
  return [
    ...new Set(
      listPreparationBlockers(buildWorld(scenario, { seed: 1, now: NOW }), person, {
        mailbox,
        proxy,
        offeredCalls,
        knownDeployment,
        now: NOW,
      }),
    ),
  ];
}

describe('listPreparationBlockers (reasons why a scenario cannot be prepared)', () => {
  it.each([
    'empty',
    'ready-to-submit',
    'pending-everything',
    'documents-own',
    'representatives',
    'object-financing',
    'factoring-insurable',
    'medical-application',
  ])('finds no blocker for the simulator scenario %s', (situation) => {
    expect(blockersOf(situation)).toEqual([]);
  });

  it.each([
    ['signing-done', 'katrin', 'only the lender changes the status'],
    ['signing', 'jonas', 'another customer owns the application'],
    ['factoring-cover', 'henrik', 'an insurer has decided'],
    ['documents', 'katrin', 'a file is infected'],
    ['documents-outdated', 'katrin', 'a stored document would be too old'],
    ['representatives-incomplete', 'katrin', 'a stored person would be refused'],
    ['failure-list', null, 'the lending system fails'],
    ['pending-wrong-data', null, 'a stored bank account would be refused'],
    ['appointment-booked', null, 'an advisor has one appointment at a time'],
    ['empty', 'nobody', 'there is no person called nobody'],
  ])(
    'reports a blocker for the simulator scenario %s and the person %s: %s',
    (situation, person, blocker) => {
      expect(blockersOf(situation, { person })).toContain(blocker);
    },
  );

  it('reports no blocker for failing calls if the run has a fault proxy', () => {
    expect(blockersOf('failure-list', { proxy: true })).toEqual([]);
  });

  it('reports a blocker for a call that the API does not have', () => {
    expect(blockersOf('object-financing', { offeredCalls: ['addDebtor'] })).toEqual([
      'it has no addFinanceObject',
    ]);
    expect(blockersOf('representatives', { offeredCalls: [] })).toEqual([]);
  });

  it('reports a blocker for a simulator scenario with a confirmed e-mail address if the suite cannot read mail', () => {
    expect(blockersOf('empty', { mailbox: false })).toEqual([
      'the address is confirmed by mail: set MAILBOX_URL',
    ]);
    expect(blockersOf('pending-everything', { mailbox: false })).toEqual([]);
  });

  it('reports a blocker for documents and loan types that the deployment does not support', () => {
    const documents = { working_capital: ['annual_statement_2024'] };
    expect(blockersOf('documents-own', { knownDeployment: { configuration: null, documents } })).toEqual([
      'documents: for working_capital it asks for no bwa_susa, other',
    ]);
    const configuration = configurationOf(
      { public_features: [] },
      { user_application_types: ['factoring'], country_company_types: {} },
    );
    expect(blockersOf('documents-own', { knownDeployment: { configuration, documents: null } })).toEqual([
      'loan types: it lacks working_capital',
    ]);
  });
});
