import { findScenario } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { findPersonalTaxNumberProblem } from '../../rules/tax-numbers';
import { createSimulator } from '../../simulator';
import { TEST_SETTINGS } from '../../testing/test-simulator';
import { findNewestApplication, performActions } from './perform-actions';

async function performInScenario(situation: string, ...moves: Parameters<typeof performActions>[1]) {
  const scenario = findScenario(situation);
  if (scenario === undefined) throw new Error('there is no such situation');
  const { sandboxes, settings } = createSimulator(TEST_SETTINGS);
  const sandbox = sandboxes.open({ scenario, seed: 1, now: null });
  const refused = await performActions({ sandbox, settings }, moves, false);
  const application = findNewestApplication(sandbox);
  const people = sandbox.store.signatories.findBy('applicationId', application?.id ?? '');
  return { sandbox, refused, application, willing: people.filter((one) => one.is_contract_signatory) };
}

describe('SIM-14 moving an application past its signatures', () => {
  it.each(['signing-next', 'signing-second-missing', 'signing', 'signing-invitations'])(
    'signs for every open signatory: %s',
    async (situation) => {
      const { application, willing, refused, sandbox } = await performInScenario(
        situation,
        { do: 'status', to: 'Signature' },
        { do: 'status', to: 'Final_Review' },
      );
      expect(refused).toEqual([]);
      expect(application?.facts.status).toBe('Final_Review');
      expect(willing.length).toBeGreaterThan(0);
      for (const { signing, taxid, country, id } of willing) {
        expect(signing).toMatchObject({
          completed_at: expect.any(String),
          legal_signature_accepted_at: expect.any(String),
          identification: { status: 'completed' },
        });
        expect(findPersonalTaxNumberProblem(taxid ?? '', country ?? '')).toBeNull();
        const signed = sandbox.store.documents
          .findBy('applicationId', application?.id ?? '')
          .filter(({ type, signatoryId }) => type === 'signed_guarantor_contract' && signatoryId === id);
        expect(signed).toHaveLength(signing?.required.includes('guarantor_contract_uploaded') ? 1 : 0);
      }
      expect(new Set(willing.map(({ taxid }) => taxid)).size).toBe(willing.length);
    },
  );

  it('signs on the way to a later status, but not for a rejection', async () => {
    const paid = await performInScenario('signing-second-missing', { do: 'status', to: 'Paid_Out' });
    expect(paid.application?.facts.status).toBe('Paid_Out');
    for (const { signing } of paid.willing) expect(signing?.completed_at).not.toBeNull();
    const rejected = await performInScenario('signing-second-missing', { do: 'status', to: 'Rejected' });
    expect(rejected.willing.filter(({ signing }) => signing?.completed_at === null)).toHaveLength(1);
  });
});
