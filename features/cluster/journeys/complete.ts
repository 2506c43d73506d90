import { createFormSelector, findCountLosses, findLostValues, type Journey, loginStep } from '../journey';

const IBAN = 'DE68210501700012345678';

export const completeJourney: Journey = {
  name: 'complete',
  scenario: 'ready-to-submit',
  steps: [
    loginStep,
    {
      name: 'bank account',
      page: '/dashboard/applications/:id?edit=bank',
      form: createFormSelector('edit-bank'),
      values: () => ({ bankName: 'Sparkasse Kiel', iban: IBAN, intent: 'save' }),
      isDone: ({ applications }) => applications[0]?.facts.iban === IBAN,
    },
    {
      name: 'representative',
      page: '/dashboard/applications/:id/representatives?add',
      form: createFormSelector('representative-add'),
      values: () => ({
        first_name: 'Milan',
        last_name: 'Kessler',
        birthdate: '14.03.1979',
        nationality: 'DE',
        street: 'Hafenstraße',
        street_number: '7',
        postcode: '28217',
        location: 'Bremen',
        country: 'DE',
        position: 'Prokurist',
        is_legal_signatory: 'no',
        is_contract_signatory: 'no',
        is_beneficial_owner: 'no',
        email: 'milan.kessler@metallbau-brandt.example',
        telephone: '+49 421 5551234',
      }),
      isDone: ({ signatories }) => signatories.some(({ last_name }) => last_name === 'Kessler'),
    },
    {
      name: 'submission',
      page: '/dashboard/applications/:id?submit',
      form: createFormSelector('submit-application'),
      values: () => ({}),
      isDone: ({ applications }) => applications[0]?.facts.status !== 'Open',
    },
  ],
  losses: ({ applications, signatories }) => [
    ...findLostValues({ iban: IBAN, bankName: 'Sparkasse Kiel' }, applications[0]?.facts),
    ...findCountLosses(
      'representative',
      signatories.filter(({ last_name }) => last_name === 'Kessler').length,
    ),
    ...findLostValues(
      { birthdate: '1979-03-14' },
      { ...signatories.find(({ last_name }) => last_name === 'Kessler') },
    ),
    ...(applications[0]?.facts.status === 'Open'
      ? [{ kind: 'value lost', description: 'the application is not submitted' } as const]
      : []),
  ],
};
