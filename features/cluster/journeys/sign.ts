import { createFormSelector, findCountLosses, type Journey, loginStep } from '../journey';
import type { WorldState } from '../simulated-world';
import { createPdf } from './pdf';

const katrin = ({ signatories }: WorldState) => signatories.find(({ first_name }) => first_name === 'Katrin');

const hasSigned = (state: WorldState) => Boolean(katrin(state)?.signing?.legal_signature_accepted_at);

const SIGNATURES = '/dashboard/applications/:id/signatures';
const SIGNED_COPY_NAME = 'Bürgschaft.pdf';

export const signJourney: Journey = {
  name: 'sign',
  scenario: 'signing',
  steps: [
    loginStep,
    { name: 'identification', page: SIGNATURES, form: createFormSelector('identify'), values: () => ({}) },
    {
      name: 'signed copy',
      page: `${SIGNATURES}?upload=guarantor`,
      form: createFormSelector('uploadPaper'),
      values: () => ({}),
      file: { field: 'file', name: SIGNED_COPY_NAME, bytes: createPdf(3 * 1024) },
      isDone: (state) => Boolean(katrin(state)?.signing?.guarantor_contract_id),
    },
    {
      name: 'terms',
      page: SIGNATURES,
      form: createFormSelector('sign'),
      values: () => ({ legalSignature: 'on', sepaMandate: 'on' }),
      beforeSend: (world) => world.identifySignatory('Katrin'),
      isDone: hasSigned,
    },
  ],
  losses: (state) => [
    ...findCountLosses(
      'signed copy',
      state.documents.filter(({ name, confirmedAt }) => name === SIGNED_COPY_NAME && confirmedAt).length,
    ),
    ...(hasSigned(state) ? [] : [{ kind: 'value lost', description: 'the signature' } as const]),
  ],
};
