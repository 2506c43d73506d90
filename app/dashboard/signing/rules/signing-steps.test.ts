import { describe, expect, it, test } from 'vitest';
import {
  createSigningProgress,
  findLockingSteps,
  findNextSigningStep,
  type SigningRequirements,
  type SigningStepState,
} from './signing-steps';

type Mark = 'absent' | 'open' | 'done';
const MARKS: readonly Mark[] = ['absent', 'open', 'done'];

function toFlags(mark: Mark) {
  return { is_required: mark !== 'absent', is_completed: mark === 'done' };
}

interface StepStates {
  taxNumber: Mark;
  ident: Mark;
  guarantor: Mark;
  other: Mark;
  terms: Mark;
}

const ALL_STEP_STATES: readonly StepStates[] = MARKS.flatMap((taxNumber) =>
  MARKS.flatMap((ident) =>
    MARKS.flatMap((guarantor) =>
      MARKS.flatMap((other) => MARKS.map((terms) => ({ taxNumber, ident, guarantor, other, terms }))),
    ),
  ),
);

function requirements({ taxNumber, ident, guarantor, other, terms }: StepStates): SigningRequirements {
  return {
    kyc_status: {
      tax_id_specified: toFlags(taxNumber),
      ident_completed: toFlags(ident),
      guarantor_contract_uploaded: toFlags(guarantor),
      legal_signature_accepted: toFlags(terms),
      sepa_mandate_accepted: toFlags(terms),
    },
    required_other_documents:
      other === 'absent'
        ? []
        : [
            { document_id: 'a', document_type: 'gdpr_consent', signing_method: 'online', is_signed: true },
            {
              document_id: 'b',
              document_type: 'other',
              signing_method: 'offline',
              is_signed: other === 'done',
            },
          ],
    signature_provider: 'idnow',
    signature_status: ident === 'done' ? 'completed' : 'not_started',
  };
}

function expected({ taxNumber, ident, guarantor, other, terms }: StepStates): string[] {
  const papers = [guarantor, other].filter((mark) => mark !== 'absent');
  const lines: [string, Mark][] = [
    ['taxNumber', taxNumber],
    ['identity', ident],
    ['agreements', papers.length === 0 ? 'absent' : papers.includes('open') ? 'open' : 'done'],
  ];
  const shown = lines.filter(([, mark]) => mark !== 'absent');
  const isLocked = shown.some(([, mark]) => mark === 'open');
  const last =
    terms === 'absent' ? [] : [`terms ${terms === 'done' ? 'done' : isLocked ? 'locked' : 'open'}`];
  return [...shown.map((line) => line.join(' ')), ...last];
}

describe('SIGN-01 SIGN-02: createSigningProgress with every combination of requested steps', () => {
  it(`shows only requested steps, in order, and locks the terms until all others are done (${ALL_STEP_STATES.length} states)`, () => {
    for (const mixed of ALL_STEP_STATES) {
      const { steps } = createSigningProgress(requirements(mixed), true);
      expect(
        steps.map(({ name, state }) => `${name} ${state}`),
        JSON.stringify(mixed),
      ).toEqual(expected(mixed));
    }
  });

  it('SIGN-08: reports the person as signed exactly if no requested step is open', () => {
    for (const mixed of ALL_STEP_STATES) {
      const isOpen = Object.values(mixed).includes('open');
      expect(createSigningProgress(requirements(mixed), true).isSigned, JSON.stringify(mixed)).toBe(!isOpen);
    }
  });

  it('SIGN-08: reports the person as signed only after the lending API has recorded the signature', () => {
    const all = requirements({
      taxNumber: 'done',
      ident: 'done',
      guarantor: 'done',
      other: 'done',
      terms: 'done',
    });
    const kyc_status = { ...all.kyc_status, loan_signature: toFlags('open') };
    const signing = createSigningProgress({ ...all, kyc_status }, true);
    expect(signing.isSigned).toBe(false);
    expect(signing.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
  });

  test.each([
    ['legal_signature_accepted', 'sepa_mandate_accepted'],
    ['sepa_mandate_accepted', 'legal_signature_accepted'],
  ])(
    'SIGN-02, D-67: the signing progress has no step for the terms if the server requests only one of both consents, %s',
    (onlyConsent, other) => {
      const requirementsWithOneConsent = requirements({
        taxNumber: 'done',
        ident: 'done',
        guarantor: 'absent',
        other: 'absent',
        terms: 'open',
      });
      const without = {
        ...requirementsWithOneConsent.kyc_status,
        [onlyConsent]: toFlags('open'),
        [other]: toFlags('absent'),
      };
      expect(
        createSigningProgress({ ...requirementsWithOneConsent, kyc_status: without }, true).steps.map(
          ({ name }) => name,
        ),
      ).toEqual(['taxNumber', 'identity']);
    },
  );

  it('requires only steps that the server names', () => {
    expect(
      createSigningProgress(
        { kyc_status: {}, required_other_documents: [], signature_status: 'not_started' },
        true,
      ).steps,
    ).toEqual([]);
  });
});

describe('SIGN-03 SIGN-04: identity step', () => {
  const PROVIDERS = ['idnow', 'swisssign', 'postident', 'manual', 'signicat', null];
  const STATES: Record<string, SigningStepState> = {
    not_started: 'open',
    in_progress: 'busy',
    under_review: 'busy',
    completed: 'done',
    canceled: 'failed',
    failed: 'failed',
    expired: 'failed',
    something_new: 'open',
  };
  const table = PROVIDERS.flatMap((provider) =>
    Object.entries(STATES).map(([status, state]) => {
      const isKnown = provider !== null && provider !== 'signicat';
      const shown =
        !isKnown && state !== 'done'
          ? 'failed'
          : provider === 'manual' && state === 'open'
            ? 'waiting'
            : state;
      return [provider, status, shown] as const;
    }),
  );

  test.each(table)(
    'the identity step with provider %s and status %s is %s',
    (signature_provider, signature_status, state) => {
      const { steps } = createSigningProgress(
        {
          kyc_status: { ident_completed: { is_required: true, is_completed: false } },
          required_other_documents: [],
          signature_provider,
          signature_status,
        },
        true,
      );
      expect(steps).toEqual([{ name: 'identity', state }]);
    },
  );

  it('The identity step is done as soon as the server reports the identification as completed, with any provider', () => {
    const { steps } = createSigningProgress(
      {
        kyc_status: { ident_completed: { is_required: true, is_completed: true } },
        required_other_documents: [],
        signature_provider: 'signicat',
        signature_status: 'in_progress',
      },
      true,
    );
    expect(steps).toEqual([{ name: 'identity', state: 'done' }]);
  });
});

it('SIGN-02: findLockingSteps returns the numbers of the steps that lock the terms', () => {
  const { steps } = createSigningProgress(
    requirements({ taxNumber: 'done', ident: 'open', guarantor: 'open', other: 'absent', terms: 'open' }),
    true,
  );
  expect(findLockingSteps(steps)).toEqual([2, 3]);
});

test.each([
  ['open', ['taxNumber locked', 'terms locked'], [1]],
  ['done', ['taxNumber done', 'terms open'], []],
] as const)(
  'D-26: createSigningProgress for a server without a tax-number step (tax number %s) returns the steps %j',
  (taxNumber, expected, lockingSteps) => {
    const mixed = requirements({
      taxNumber,
      ident: 'absent',
      guarantor: 'absent',
      other: 'absent',
      terms: 'open',
    });
    const { steps } = createSigningProgress(mixed, false);
    expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual(expected);
    expect(findLockingSteps(steps)).toEqual(lockingSteps);
  },
);

const PAGE = 'https://provider.example/1';

it.each([
  ['taxNumber', 'open', 'open', { kind: 'open', provider: 'idnow' }],
  ['identity', 'done', 'open', { kind: 'open', provider: 'idnow' }],
  ['identity', 'done', 'failed', { kind: 'failed', provider: 'idnow', reason: 'expired' }],
  ['agreements', 'done', 'failed', { kind: 'fraud', provider: 'idnow' }],
  ['agreements', 'done', 'failed', { kind: 'unknownProvider' }],
  ['agreements', 'done', 'busy', { kind: 'busy', provider: 'idnow', page: PAGE, review: false }],
] as const)(
  'SIGN-01: findNextSigningStep returns %s before open documents, with the tax number %s and the identification %s',
  (leading, taxNumber, ident, identity) => {
    const steps = [
      { name: 'taxNumber', state: taxNumber },
      { name: 'identity', state: ident },
      { name: 'agreements', state: 'open' },
      { name: 'terms', state: 'locked' },
    ] as const;
    expect(findNextSigningStep({ steps, identity })).toBe(leading);
  },
);

it.each([
  ['identity', { kind: 'busy', provider: 'idnow', page: PAGE, review: false }],
  [null, { kind: 'busy', provider: 'idnow', page: null, review: true }],
  [null, { kind: 'fraud', provider: 'idnow' }],
] as const)(
  'SIGN-01: findNextSigningStep returns %s if only the identification %o is open',
  (leading, identity) => {
    const state = identity.kind === 'fraud' ? 'failed' : 'busy';
    const steps = [
      { name: 'identity', state },
      { name: 'terms', state: 'locked' },
    ] as const;
    expect(findNextSigningStep({ steps, identity })).toBe(leading);
  },
);
