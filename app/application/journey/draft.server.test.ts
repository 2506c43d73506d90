import { expect, it } from 'vitest';
import { emptySession, type Session } from '~/request/session.server';
import {
  changeDraft,
  type DraftOwner,
  draftOf,
  forgetDraft,
  keepEmail,
  takeOverLanguage,
} from './draft.server';
import { withSent } from './rules/draft';

/** A visit's part of a deployment with one kind of form. */
function owner(
  start: Partial<Session> = {},
  dynamicForm = false,
  language: DraftOwner['language'] = 'de',
): DraftOwner {
  let session = { ...emptySession(), ...start };
  return {
    config: { dynamicForm },
    language,
    get session() {
      return session;
    },
    async change(change) {
      session = change(session);
    },
  };
}

const send = (visit: DraftOwner, loanSize = '100.000') =>
  changeDraft(visit, (draft) => withSent(draft, 'loan-info', { texts: { loanSize }, accepted: true }));

const sendUnder = (visit: DraftOwner, submissionKey: string) =>
  visit.change((session) => ({ ...session, submissionKey }));

it.each([false, true])(
  'CLA-13: a changed request is sent under a name of its own, the same one under the same name; configured form: %s',
  async (dynamicForm) => {
    const katrin = owner({ submissionKey: 'first' }, dynamicForm);
    await send(katrin);
    expect(katrin.session.submissionKey).toBeNull();
    await sendUnder(katrin, 'second');
    await send(katrin);
    expect(katrin.session.submissionKey).toBe('second');
    await send(katrin, '200.000');
    expect(katrin.session.submissionKey).toBeNull();
  },
);

it('D-10: keeps the e-mail of the account to be, without making another request of it', async () => {
  const katrin = owner();
  await send(katrin);
  await sendUnder(katrin, 'first');
  await keepEmail(katrin, 'katrin@brandt');
  expect(draftOf(katrin)).toMatchObject({ email: 'katrin@brandt', typed: { loanSize: '100.000' } });
  expect(katrin.session.submissionKey).toBe('first');
});

it('DYN-02: knows when somebody was last at it', async () => {
  const katrin = owner();
  await send(katrin);
  expect(Date.parse(draftOf(katrin).changedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it('begins a draft of the deployment’s own kind, whatever was kept before', async () => {
  const katrin = owner();
  await send(katrin);
  const configured = owner({ draft: katrin.session.draft }, true);
  expect(draftOf(configured)).toMatchObject({ kind: 'dynamic', typed: {} });
});

it('CLA-01: begins anew without the draft, and without its e-mail', async () => {
  const katrin = owner();
  await keepEmail(katrin, 'katrin@brandt.example');
  await forgetDraft(katrin);
  expect(katrin.session.draft).toBeNull();
});

it('SHELL-23: an amount stays what it was on pages of another language, as the same request', async () => {
  const german = owner();
  await send(german, '48.500');
  await sendUnder(german, 'first');
  const { changedAt } = draftOf(german);
  const english = owner(german.session, false, 'en');
  await takeOverLanguage(english, () => ({ loanSize: 2 }));
  expect(draftOf(english)).toMatchObject({ typed: { loanSize: '48500' }, language: 'en', changedAt });
  expect(english.session.submissionKey).toBe('first');
  const again = english.session;
  await takeOverLanguage(english, () => ({ loanSize: 2 }));
  expect(english.session).toBe(again);
});

it('CLA-01: begins no session for who has nothing to forget', async () => {
  const stranger = owner();
  const before = stranger.session;
  await forgetDraft(stranger);
  expect(stranger.session).toBe(before);
});
