import type { FaultKind, LendingCall } from './backend/backend';

export const LENDER_CHANGES = {
  'it is submitted in another tab': { ownChange: { status: 'Submitted' } },
  'the back office rejects it': { shownStatus: 'Rejected' },
  'the application is reopened': { shownStatus: 'Reopened' },
  'the back office goes on to the final review': { shownStatus: 'Final_Review' },
  'the contract is ready to be signed': { status: 'Signature' },
  'signatures are awaited no more': {
    faults: [['the application', createOtherAnswer({ '/status': 'Final_Review' })]],
  },
  'the amount of the contract changes': {
    faults: [['the application', createOtherAnswer({ '/loanSize': 99_000 })]],
  },
  'the debt register grows too old': {
    faults: [
      ['the submission', { kind: 'code', code: 'err_debt_registry_missing' }],
      [
        'the check of what is missing',
        createOtherAnswer({
          '/pending_actions': [
            {
              action: 'debt_register',
              errors: [{ code: 'err_debt_registry_missing', values: { oldest: '2026-03-01' } }],
            },
          ],
        }),
      ],
    ],
  },
} as const satisfies Record<string, ApplicationChange>;
export type LenderChange = keyof typeof LENDER_CHANGES;

export interface ApplicationChange {
  status?: string;
  shownStatus?: string;
  ownChange?: { status: string };
  faults?: readonly (readonly [LendingCall, FaultKind])[];
}

function createOtherAnswer(members: Record<string, unknown>): FaultKind {
  return { kind: 'other answer', members };
}

export const REPLACED_ANSWERS: Readonly<Record<string, FaultKind>> = {
  'names an unknown requirement': createOtherAnswer({
    '/pending_actions': [{ action: 'tax_return', errors: [{ code: 'err_newer_than_the_portal' }] }],
  }),
  'names no next status': createOtherAnswer({ '/next_status': null }),
  'answers that nothing may be changed': createOtherAnswer({ '/allowed_updates': [] }),
};

interface MessageKind {
  request: RegExp;
  body: (body: unknown) => unknown;
  isText: boolean;
}

export const LENDER_MESSAGES = {
  'a registration': { request: /^POST \/user\/users$/, body: keepBody, isText: false },
  'an accepted invitation': {
    request: /^POST \/user\/account\/invite_accept$/,
    body: keepBody,
    isText: false,
  },
  'an application': { request: /^POST \/user\/applications$/, body: keepBody, isText: false },
  'answers of the form': { request: /^POST \/user\/applications$/, body: customFields, isText: true },
  'a person': { request: /^POST .*\/signatories/, body: firstOf, isText: false },
  'a status': { request: /^PATCH .*\/status$/, body: keepBody, isText: false },
  'a booking': { request: /^POST .*\/appointments$/, body: keepBody, isText: false },
} as const satisfies Record<string, MessageKind>;
export type LenderMessage = keyof typeof LENDER_MESSAGES;

function keepBody(body: unknown): unknown {
  return body;
}

function firstOf(body: unknown): unknown {
  return (body as { data?: unknown[] } | undefined)?.data?.[0] ?? body;
}

function customFields(body: unknown): unknown {
  const list = (body as { custom_fields_list?: { field_id: string; field_value: unknown }[] })
    .custom_fields_list;
  return Object.fromEntries(list?.map(({ field_id, field_value }) => [field_id, field_value]) ?? []);
}

export const REQUESTS = {
  'submit the application': /^PATCH .*\/status$/,
  'save a bank account': /^PATCH .*\/bankinfo$/,
  'change the representatives': /^(?!GET ).*\/signatories/,
  'book an appointment': /^POST .*\/appointments$/,
  sign: /^PATCH .*\/requirements$/,
  'begin an identification': /^POST .*\/video_idents$/,
  'return the state of the identification': /^GET .*\/requirements$/,
  'link a signed copy': /^PATCH .*\/signed_document$/,
} as const satisfies Record<string, RegExp>;
export type RequestKind = keyof typeof REQUESTS;
