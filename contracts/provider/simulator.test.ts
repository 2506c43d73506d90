import { readFileSync } from 'node:fs';
import { readSettings } from 'mock-server/settings';
import { startSimulator } from 'mock-server/start';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGREED_PACT } from '../pact-file';
import { inWords } from './drift';
import { type Interaction, keeps } from './pact-matching';
import { type Tried, tableOf, tryBreaks } from './unnoticed-breaks';
import { type Findings, verify } from './verification';
import { verdictsOfVerifier } from './verifier-sample';

const { interactions }: { interactions: Interaction[] } = JSON.parse(readFileSync(AGREED_PACT, 'utf8'));

let simulator: Awaited<ReturnType<typeof startSimulator>>;
let found: Findings;

beforeAll(async () => {
  simulator = await startSimulator(readSettings({ SIMULATOR_PORT: '0' }));
  found = await verify({ pact: AGREED_PACT, providerBaseUrl: simulator.origin });
}, 300_000);

afterAll(() => simulator.close());

describe('QA-02 the simulator', () => {
  it('keeps the pact, and the contract in every member', () => {
    expect(found.drifts.map(inWords)).toEqual([]);
    expect(found.unprepared).toEqual([]);
    expect(Object.keys(found.answers)).toHaveLength(interactions.length);
  });
});

describe('QA-05 breaks of its answers', () => {
  let tried: Tried[];

  beforeAll(() => {
    tried = tryBreaks(interactions, found.answers);
  });

  // The eight members that once could be renamed in a single answer without anybody noticing.
  it.each([
    'status',
    'allBanksLoanPurpose',
    'allowed_updates[*]',
    'action',
    'rental_state',
    'financing_type',
    'virus_scan_status',
    'invite_status',
  ])('a renamed value of %s is noticed in every answer', (member) => {
    const renamed = tried.filter(
      ({ member: broken, kind }) => broken.endsWith(`.${member}`) && kind === 'renamed value',
    );
    expect(renamed.length).toBeGreaterThan(0);
    const unnoticed = renamed.filter(({ isNoticed }) => !isNoticed);
    expect(unnoticed.map(({ interaction }) => interaction.description)).toEqual([]);
  });

  // Of one answer at least: the same call may answer either in another state.
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
  ])('%s turned round is noticed in answers of %s', (member, call) => {
    const turned = tried.filter(
      ({ member: broken, kind, interaction }) =>
        kind === 'turned round' &&
        broken.endsWith(`.${member}`) &&
        interaction.description.startsWith(`${call} `),
    );
    expect(turned.some(({ isNoticed }) => isNoticed)).toBe(true);
  });

  it('another status, another code or a missing session is noticed in every answer', () => {
    const unnoticed = tried.filter(
      ({ kind, member, isNoticed }) =>
        !isNoticed && (kind === 'other status' || kind === 'no cookie' || member === '$.errors[*].code'),
    );
    const named = unnoticed.map(({ interaction, kind }) => `${interaction.description}: ${kind}`);
    expect(named).toEqual(['logout of the person who is logged in: no cookie']);
  });

  it('go unnoticed only where the table says why', async () => {
    await expect(tableOf(tried, found.answers)).toMatchFileSnapshot('./unnoticed-breaks.tsv');
  });

  it('are judged as the verifier of Pact judges them', async () => {
    const sample = tried.filter((_, index) => index % Math.ceil(tried.length / 100) === 0);
    const expected = sample.map(({ interaction, answer }) => keeps(interaction.response, answer));
    expect(new Set(expected)).toEqual(new Set([true, false]));
    expect(await verdictsOfVerifier(sample)).toEqual(expected);
  });
});
