import { describe, expect, it } from 'vitest';
import type { TranslatedText } from '~/i18n/translated-text';
import type { Session } from '../session.server';
import {
  findApplicationWithLostResponse,
  logInRestoringWork,
  logOutKeepingWork,
  toTypedForm,
} from './interrupted-forms.server';

const katrin = { id: 'u1', email: 'katrin@brandt.example', emailVerified: true };
const jonas = { id: 'u2', email: 'jonas@brandt.example', emailVerified: true };
const sessionWithWork = {
  apiCookies: { lending: 'x' },
  user: katrin,
  loggedOutByUser: false,
  flashes: [],
  draft: { values: { street: 'Hafenstraße' } },
  submissionKey: 'k1',
  resultApplicationId: 'a1',
  resultApplication: null,
  interrupted: null,
  typedForm: null,
  demo: null,
} satisfies Session;

describe('HTTP-03: logOutKeepingWork and logInRestoringWork', () => {
  it('a logout hides the unsaved work', () => {
    const interruptedSession = logOutKeepingWork(sessionWithWork);
    expect(interruptedSession.apiCookies).toEqual({});
    expect(interruptedSession).toMatchObject({
      user: null,
      draft: null,
      submissionKey: null,
      resultApplicationId: null,
    });
  });

  it('the next login restores the unsaved work for the same user', () => {
    const { draft, submissionKey, resultApplicationId } = sessionWithWork;
    expect(logInRestoringWork(logOutKeepingWork(sessionWithWork), katrin)).toMatchObject({
      user: katrin,
      draft,
      submissionKey,
      resultApplicationId,
    });
  });

  it('a logout hides submissions and values of skipped items from the next user, and a login of the same user restores both', () => {
    const submissions = [{ application: 'a1', at: '2026-11-20T10:00:00Z' }];
    const putOffItems = [{ item: 'a1 bank', form: 'f', language: 'de', values: { iban: 'DE89' } }];
    const interruptedSession = logOutKeepingWork({ ...sessionWithWork, submissions, putOff: putOffItems });
    expect([interruptedSession.submissions, interruptedSession.putOff]).toEqual([undefined, undefined]);
    expect(logInRestoringWork(interruptedSession, katrin)).toMatchObject({
      submissions,
      putOff: putOffItems,
    });
    const sessionOfJonas = logInRestoringWork(interruptedSession, jonas);
    expect([sessionOfJonas.submissions, sessionOfJonas.putOff]).toEqual([undefined, undefined]);
  });

  it('a logout hides messages of the user from the next visitor', () => {
    const flashes = [{ id: 'f', tone: 'success' as const, text: 'Gespeichert.' as TranslatedText }];
    expect(logOutKeepingWork({ ...sessionWithWork, flashes }).flashes).toEqual([]);
    expect(logOutKeepingWork({ ...sessionWithWork, user: null, flashes }).flashes).toEqual(flashes);
  });

  it('logout and login keep values typed earlier for the first page after login unless another form is submitted as the session ends', () => {
    const waiting = { address: '/a', form: 'f', values: { street: 'Hafenstraße' }, tells: true, waits: true };
    const sent = { ...waiting, values: { street: 'Neue Straße' }, waits: false };
    const before = { ...sessionWithWork, typedForm: waiting };
    expect(logInRestoringWork(logOutKeepingWork(before), katrin).typedForm).toEqual({
      ...waiting,
      waits: false,
    });
    expect(logInRestoringWork(logOutKeepingWork(before, sent), katrin).typedForm).toEqual(sent);
  });

  it('HTTP-07: the portal forgets a deliberate logout at the next login', () => {
    const loggedOut = { ...sessionWithWork, user: null, loggedOutByUser: true };
    expect(logInRestoringWork(loggedOut, katrin).loggedOutByUser).toBe(false);
  });

  it('logout and login never show the unsaved work to another user, even after the first user returns', () => {
    const sessionOfJonas = logInRestoringWork(logOutKeepingWork(sessionWithWork), jonas);
    expect(JSON.stringify(sessionOfJonas)).not.toContain('Hafenstraße');
    expect(JSON.stringify(logInRestoringWork({ ...sessionOfJonas, user: null }, katrin))).not.toContain(
      'Hafenstraße',
    );
  });

  it('logout and login keep work that a visitor started between logout and login', () => {
    const sessionWithNewDraft = {
      ...logOutKeepingWork(sessionWithWork),
      draft: { values: { street: 'Neue Straße' } },
    };
    expect(logInRestoringWork(sessionWithNewDraft, katrin).draft).toEqual({
      values: { street: 'Neue Straße' },
    });
  });

  it('a logout changes nothing if no user was logged in', () => {
    const visitor = { ...sessionWithWork, user: null };
    expect(logOutKeepingWork(visitor)).toBe(visitor);
    expect(logOutKeepingWork(visitor, typedForm)).toBe(visitor);
    const waiting = logOutKeepingWork(sessionWithWork, typedForm);
    expect(logOutKeepingWork(waiting)).toBe(waiting);
  });

  const typedForm = toTypedForm(
    '/dashboard/applications/a1/bank',
    formOf({ __form__: 'edit-bank', iban: 'DE02', bankName: 'Nordbank' }),
    { remindsToSend: true },
  );

  it('logout and login keep the submitted form for the same user', () => {
    expect(logOutKeepingWork(sessionWithWork, typedForm).typedForm).toBeNull();
    expect(logInRestoringWork(logOutKeepingWork(sessionWithWork, typedForm), katrin).typedForm).toEqual({
      address: '/dashboard/applications/a1/bank',
      form: 'edit-bank',
      tells: true,
      values: { iban: 'DE02', bankName: 'Nordbank' },
    });
    expect(logInRestoringWork(logOutKeepingWork(sessionWithWork, typedForm), jonas).typedForm).toBeNull();
  });

  it('logout and login keep a form that another tab submits after the session has ended', () => {
    expect(
      logInRestoringWork(logOutKeepingWork(logOutKeepingWork(sessionWithWork), typedForm), katrin),
    ).toMatchObject({
      typedForm,
      draft: sessionWithWork.draft,
    });
  });

  it('logout and login drop a form that is too large to store with every change of the session', () => {
    const form = formOf({ __form__: 'object', text: 'x'.repeat(60_000), more: 'x'.repeat(60_000) });
    expect(toTypedForm('/dashboard/applications/a1', form, { remindsToSend: true })).toBeNull();
  });

  it('logout and login drop passwords and other secrets', () => {
    const secrets = {
      oldPassword: 'a',
      password: 'b',
      confirmation_token: 'c',
      returnTo: '/',
      language: 'fr',
    };
    const keepForm = (form: FormData) => toTypedForm('/login', form, { remindsToSend: false });
    expect(keepForm(formOf({ __form__: 'login', ...secrets }))).toBeNull();
    expect(keepForm(formOf({ __form__: 'login', email: 'a@b.example', ...secrets }))?.values).toEqual({
      email: 'a@b.example',
    });
  });

  it('logout and login keep a form at the size limit and drop a form with one character more', () => {
    const keepText = (text: string) =>
      toTypedForm('/login', formOf({ __form__: 'object', text }), { remindsToSend: true });
    expect(keepText('x'.repeat(100_000))?.values.text).toHaveLength(100_000);
    expect(keepText('x'.repeat(100_001))).toBeNull();
  });

  it('logout and login drop the files of a submitted form', () => {
    const form = formOf({ __form__: 'upload', type: 'bwa' });
    form.set('file', new File(['%PDF'], 'a.pdf'));
    expect(toTypedForm('/documents', form, { remindsToSend: true })?.values).toEqual({ type: 'bwa' });
  });

  it('logout and login keep no values if the request has no form', () => {
    expect(toTypedForm('/login', null, { remindsToSend: true })).toBeNull();
  });

  it('logout and login drop a form without an id', () => {
    expect(toTypedForm('/login', formOf({ email: 'a@b.example' }), { remindsToSend: false })).toBeNull();
  });
});

describe('login from a session whose response was lost', () => {
  const application = { number: 'A-1' };
  const replacementWithKey = {
    ...sessionWithWork,
    draft: null,
    submissionKey: null,
    resultApplication: { userId: katrin.id, application },
  } satisfies Session;
  const interruptedSession = (submissionKey: string | null, oldSubmissionKey: string | null): Session => ({
    ...sessionWithWork,
    user: null,
    submissionKey,
    replacedBy: { id: 'r1', submissionKey: oldSubmissionKey, arrived: false },
  });

  it('the login restores the created application instead of its draft', () => {
    expect(logInRestoringWork(interruptedSession('k1', 'k1'), katrin, replacementWithKey)).toMatchObject({
      draft: null,
      submissionKey: null,
      resultApplication: { application },
    });
  });

  it.each([
    ['for a draft started since then', 'k2', 'k1', katrin, replacementWithKey],
    ['if nothing was sent', null, null, katrin, replacementWithKey],
    ['of another user', 'k1', 'k1', jonas, replacementWithKey],
    ['of an unknown user', 'k1', 'k1', katrin, { ...replacementWithKey, user: null }],
    [
      'that another user has made',
      'k1',
      'k1',
      katrin,
      { ...replacementWithKey, resultApplication: { userId: 'u2', application } },
    ],
    ['that does not exist', 'k1', 'k1', katrin, null],
  ] as const)(
    'the login restores no application %s and keeps the draft',
    (_, key, oldSubmissionKey, user, replacement) => {
      expect(logInRestoringWork(interruptedSession(key, oldSubmissionKey), user, replacement)).toMatchObject({
        draft: sessionWithWork.draft,
        submissionKey: key,
        resultApplication: null,
      });
    },
  );

  it('the login restores the application for the same user only', () => {
    expect(findApplicationWithLostResponse(katrin, replacementWithKey)).toBe(application);
    expect(findApplicationWithLostResponse(jonas, replacementWithKey)).toBeNull();
    expect(findApplicationWithLostResponse(katrin, { ...replacementWithKey, user: null })).toBeNull();
    expect(findApplicationWithLostResponse(katrin, null)).toBeNull();
  });
});

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
