import { expect, it } from 'vitest';
import { createEmptySession, type Session } from '~/request/session.server';
import {
  changeDraft,
  convertDraftLanguage,
  type DraftOwner,
  forgetDraft,
  readCurrentDraft,
  saveEmail,
} from './draft.server';
import { addSubmittedStep } from './rules/draft';

function owner(
  start: Partial<Session> = {},
  dynamicForm = false,
  language: DraftOwner['facts']['language'] = 'de',
): DraftOwner {
  let session = { ...createEmptySession(), ...start };
  return {
    config: { dynamicForm },
    facts: { language },
    session: {
      get data() {
        return session;
      },
      async change(change) {
        session = change(session);
      },
    },
  };
}

const send = (request: DraftOwner, loanSize = '100.000') =>
  changeDraft(request, (draft) =>
    addSubmittedStep(draft, 'loan-info', { texts: { loanSize }, isValid: true }),
  );

const sendWithKey = (request: DraftOwner, submissionKey: string) =>
  request.session.change((session) => ({ ...session, submissionKey }));

it.each([false, true])(
  'CLA-13: changed draft values get a new idempotency key, unchanged values keep the old key (configured form: %s)',
  async (dynamicForm) => {
    const katrin = owner({ submissionKey: 'first' }, dynamicForm);
    await send(katrin);
    expect(katrin.session.data.submissionKey).toBeNull();
    await sendWithKey(katrin, 'second');
    await send(katrin);
    expect(katrin.session.data.submissionKey).toBe('second');
    await send(katrin, '200.000');
    expect(katrin.session.data.submissionKey).toBeNull();
  },
);

it("D-10: the draft stores the e-mail address of the future account separately from the application's values", async () => {
  const katrin = owner();
  await send(katrin);
  await sendWithKey(katrin, 'first');
  await saveEmail(katrin, 'katrin@brandt');
  expect(readCurrentDraft(katrin)).toMatchObject({ email: 'katrin@brandt', typed: { loanSize: '100.000' } });
  expect(katrin.session.data.submissionKey).toBe('first');
});

it('DYN-02: the draft records the time of its last change', async () => {
  const katrin = owner();
  await send(katrin);
  expect(Date.parse(readCurrentDraft(katrin).changedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it('a draft starts empty if the saved draft belongs to the other kind of form (classic or configured)', async () => {
  const katrin = owner();
  await send(katrin);
  const configured = owner({ draft: katrin.session.data.draft }, true);
  expect(readCurrentDraft(configured)).toMatchObject({ kind: 'dynamic', typed: {} });
});

it('CLA-01: starting a new application removes the draft and its e-mail address', async () => {
  const katrin = owner();
  await saveEmail(katrin, 'katrin@brandt.example');
  await forgetDraft(katrin);
  expect(katrin.session.data.draft).toBeNull();
});

it('SHELL-23: a change of the language keeps the value of an amount and the idempotency key of the draft', async () => {
  const german = owner();
  await send(german, '48.500');
  await sendWithKey(german, 'first');
  const { changedAt } = readCurrentDraft(german);
  const englishOwner = owner(german.session.data, false, 'en');
  await convertDraftLanguage(englishOwner, () => ({ loanSize: 2 }));
  expect(readCurrentDraft(englishOwner)).toMatchObject({
    typed: { loanSize: '48500' },
    language: 'en',
    changedAt,
  });
  expect(englishOwner.session.data.submissionKey).toBe('first');
  const convertedSession = englishOwner.session.data;
  await convertDraftLanguage(englishOwner, () => ({ loanSize: 2 }));
  expect(englishOwner.session.data).toBe(convertedSession);
});

it('CLA-01: starting a new application creates no session', async () => {
  const stranger = owner();
  const before = stranger.session.data;
  await forgetDraft(stranger);
  expect(stranger.session.data).toBe(before);
});
