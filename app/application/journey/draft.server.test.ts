import { expect, it } from 'vitest';
import { readDraft } from '~/application/classic/rules/draft';
import { emptySession, type Session } from '~/request/session.server';
import { forgetDraft, keepEmail, keepStep } from './draft.server';

function owner(start: Partial<Session> = {}) {
  let session = { ...emptySession(), ...start };
  return {
    visit: {
      get session() {
        return session;
      },
      async change(change: (present: Session) => Session) {
        session = change(session);
      },
    },
  };
}

const STEP = { values: { loanSize: '100.000' }, finished: true };

it('CLA-13: a changed request is sent under a name of its own, the same one under the same name', async () => {
  const katrin = owner({ submissionKey: 'first' });
  await keepStep(katrin, 'loan-info', STEP);
  expect(katrin.visit.session.submissionKey).toBeNull();
  await katrin.visit.change((session) => ({ ...session, submissionKey: 'second' }));
  await keepStep(katrin, 'loan-info', STEP);
  expect(katrin.visit.session.submissionKey).toBe('second');
});

it('D-10: keeps the e-mail of the account to be, without making another request of it', async () => {
  const katrin = owner();
  await keepStep(katrin, 'loan-info', STEP);
  await katrin.visit.change((session) => ({ ...session, submissionKey: 'first' }));
  await keepEmail(katrin, 'katrin@brandt', false);
  expect(readDraft(katrin.visit.session.draft)).toMatchObject({
    email: 'katrin@brandt',
    values: { 'loan-info': STEP.values },
  });
  expect(katrin.visit.session.submissionKey).toBe('first');
});

it('CLA-01: begins anew without the draft, and without its e-mail', async () => {
  const katrin = owner();
  await keepEmail(katrin, 'katrin@brandt.example', false);
  await forgetDraft(katrin);
  expect(katrin.visit.session.draft).toBeNull();
});
