import { readFileSync } from 'node:fs';
import { readSettings } from 'mock-server/settings';
import { startSimulator } from 'mock-server/start';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPublishedViolations } from '../openapi/published-schemas';
import { AGREED_PACT_FILE } from '../pact/pact-file';
import { describeDrift } from './drift';
import { type Interaction, matchesExpectation } from './pact-matching';
import { formatChangeTable, type TriedChange, tryChanges } from './unnoticed-changes';
import { type VerificationFindings, verifyProvider } from './verification';
import { matchWithPactVerifier } from './verifier-sample';

const { interactions }: { interactions: Interaction[] } = JSON.parse(readFileSync(AGREED_PACT_FILE, 'utf8'));

let simulator: Awaited<ReturnType<typeof startSimulator>>;
let findings: VerificationFindings;

beforeAll(async () => {
  simulator = await startSimulator(readSettings({ SIMULATOR_PORT: '0' }));
  findings = await verifyProvider({ pact: AGREED_PACT_FILE, providerBaseUrl: simulator.origin });
}, 300_000);

afterAll(() => simulator.close());

describe('QA-02 the simulator', () => {
  it('the simulator satisfies the whole pact and contract', () => {
    expect(findings.drifts.map(describeDrift)).toEqual([]);
    expect(findings.unprepared).toEqual([]);
    expect(Object.keys(findings.responses)).toHaveLength(interactions.length);
  });
});

describe('SIM-14 the OpenAPI document that the simulator publishes', () => {
  it('the OpenAPI document describes every response of the verification, as a separate validator confirms', async () => {
    const document = await fetch(`${simulator.origin}/simulator/openapi.json`);
    expect(findPublishedViolations(await document.json(), findings.responses)).toEqual([]);
  });
});

describe('QA-05 verification of deliberately broken responses', () => {
  let triedChanges: TriedChange[];

  beforeAll(() => {
    triedChanges = tryChanges(interactions, findings.responses);
  });

  it.each([
    'status',
    'allBanksLoanPurpose',
    'allowed_updates[*]',
    'action',
    'rental_state',
    'financing_type',
    'virus_scan_status',
    'invite_status',
  ])('the verification detects a renamed value of the field %s in every response', (member) => {
    const renamedValues = triedChanges.filter(
      ({ member: brokenMember, kind }) => brokenMember.endsWith(`.${member}`) && kind === 'renamed value',
    );
    expect(renamedValues.length).toBeGreaterThan(0);
    const unnoticedChanges = renamedValues.filter(({ isNoticed }) => !isNoticed);
    expect(unnoticedChanges.map(({ interaction }) => interaction.description)).toEqual([]);
  });

  it.each([
    ['is_current_actor', 'listSignatories'],
    ['emailVerified', 'getProfile'],
    ['is_completed', 'getRequirements'],
    ['is_required', 'getApplication'],
    ['canUpload', 'getApplication'],
    ['is_client_visible', 'listDocuments'],
    ['is_fixed_interest', 'listFinanceObjects'],
    ['isInternal', 'searchCompaniesForCover'],
    ['is_partner_terms_required', 'getPartnerConfig'],
  ])('the verification detects the inverted boolean %s in responses of the call %s', (member, call) => {
    const invertedChanges = triedChanges.filter(
      ({ member: brokenMember, kind, interaction }) =>
        kind === 'inverted' &&
        brokenMember.endsWith(`.${member}`) &&
        interaction.description.startsWith(`${call} `),
    );
    expect(invertedChanges.some(({ isNoticed }) => isNoticed)).toBe(true);
  });

  it('the verification detects another status, another error code or a missing session cookie in every response', () => {
    const unnoticedChanges = triedChanges.filter(
      ({ kind, member, isNoticed }) =>
        !isNoticed && (kind === 'other status' || kind === 'no cookie' || member === '$.errors[*].code'),
    );
    const changeTexts = unnoticedChanges.map(
      ({ interaction, kind }) => `${interaction.description}: ${kind}`,
    );
    expect(changeTexts).toEqual(['logout of the logged-in user: no cookie']);
  });

  it('the verification misses only the deliberate errors listed in unnoticed-changes.tsv', async () => {
    await expect(formatChangeTable(triedChanges, findings.responses)).toMatchFileSnapshot(
      './unnoticed-changes.tsv',
    );
  });

  it('the verification reaches the same verdicts as the verifier of Pact', async () => {
    const sample = triedChanges.filter((_, index) => index % Math.ceil(triedChanges.length / 100) === 0);
    const expected = sample.map(({ interaction, response }) =>
      matchesExpectation(interaction.response, response),
    );
    expect(new Set(expected)).toEqual(new Set([true, false]));
    expect(await matchWithPactVerifier(sample)).toEqual(expected);
  });
});
