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
const atWork = {
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
    const left = logOutKeepingWork(atWork);
    expect(left.apiCookies).toEqual({});
    expect(left).toMatchObject({
      user: null,
      draft: null,
      submissionKey: null,
      resultApplicationId: null,
    });
  });

  it('the next login restores the unsaved work for the same user', () => {
    const { draft, submissionKey, resultApplicationId } = atWork;
    expect(logInRestoringWork(logOutKeepingWork(atWork), katrin)).toMatchObject({
      user: katrin,
      draft,
      submissionKey,
      resultApplicationId,
    });
  });

  it('a logout hides submissions and values of skipped items from the next user, and a login of the same user restores both', () => {
    const submissions = [{ application: 'a1', at: '2026-11-20T10:00:00Z' }];
    const putOff = [{ item: 'a1 bank', form: 'f', language: 'de', values: { iban: 'DE89' } }];
    const left = logOutKeepingWork({ ...atWork, submissions, putOff });
    expect([left.submissions, left.putOff]).toEqual([undefined, undefined]);
    expect(logInRestoringWork(left, katrin)).toMatchObject({ submissions, putOff });
    const asJonas = logInRestoringWork(left, jonas);
    expect([asJonas.submissions, asJonas.putOff]).toEqual([undefined, undefined]);
  });

  it('a logout hides messages of the user from the next visitor', () => {
    const flashes = [{ id: 'f', tone: 'success' as const, text: 'Gespeichert.' as TranslatedText }];
    expect(logOutKeepingWork({ ...atWork, flashes }).flashes).toEqual([]);
    expect(logOutKeepingWork({ ...atWork, user: null, flashes }).flashes).toEqual(flashes);
  });

  it('logout and login keep values typed earlier for the first page after login unless another form is submitted as the session ends', () => {
    const waiting = { address: '/a', form: 'f', values: { street: 'Hafenstraße' }, tells: true, waits: true };
    const sent = { ...waiting, values: { street: 'Neue Straße' }, waits: false };
    const before = { ...atWork, typedForm: waiting };
    expect(logInRestoringWork(logOutKeepingWork(before), katrin).typedForm).toEqual({
      ...waiting,
      waits: false,
    });
    expect(logInRestoringWork(logOutKeepingWork(before, sent), katrin).typedForm).toEqual(sent);
  });

  it('HTTP-07: the portal forgets a deliberate logout at the next login', () => {
    const loggedOut = { ...atWork, user: null, loggedOutByUser: true };
    expect(logInRestoringWork(loggedOut, katrin).loggedOutByUser).toBe(false);
  });

  it('logout and login never show the unsaved work to another user, even after the first user returns', () => {
    const asJonas = logInRestoringWork(logOutKeepingWork(atWork), jonas);
    expect(JSON.stringify(asJonas)).not.toContain('Hafenstraße');
    expect(JSON.stringify(logInRestoringWork({ ...asJonas, user: null }, katrin))).not.toContain(
      'Hafenstraße',
    );
  });

  it('logout and login keep work that a visitor started between logout and login', () => {
    const begunAnew = { ...logOutKeepingWork(atWork), draft: { values: { street: 'Neue Straße' } } };
    expect(logInRestoringWork(begunAnew, katrin).draft).toEqual({ values: { street: 'Neue Straße' } });
  });

  it('a logout changes nothing if no user was logged in', () => {
    const visitor = { ...atWork, user: null };
    expect(logOutKeepingWork(visitor)).toBe(visitor);
    expect(logOutKeepingWork(visitor, typedForm)).toBe(visitor);
    const waiting = logOutKeepingWork(atWork, typedForm);
    expect(logOutKeepingWork(waiting)).toBe(waiting);
  });

  const typedForm = toTypedForm(
    '/dashboard/applications/a1/bank',
    formOf({ __form__: 'edit-bank', iban: 'DE02', bankName: 'Nordbank' }),
    { remindsToSend: true },
  );

  it('logout and login keep the submitted form for the same user', () => {
    expect(logOutKeepingWork(atWork, typedForm).typedForm).toBeNull();
    expect(logInRestoringWork(logOutKeepingWork(atWork, typedForm), katrin).typedForm).toEqual({
      address: '/dashboard/applications/a1/bank',
      form: 'edit-bank',
      tells: true,
      values: { iban: 'DE02', bankName: 'Nordbank' },
    });
    expect(logInRestoringWork(logOutKeepingWork(atWork, typedForm), jonas).typedForm).toBeNull();
  });

  it('logout and login keep a form that another tab submits after the session has ended', () => {
    expect(logInRestoringWork(logOutKeepingWork(logOutKeepingWork(atWork), typedForm), katrin)).toMatchObject(
      {
        typedForm,
        draft: atWork.draft,
      },
    );
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
    const keptOf = (form: FormData) => toTypedForm('/login', form, { remindsToSend: false });
    expect(keptOf(formOf({ __form__: 'login', ...secrets }))).toBeNull();
    expect(keptOf(formOf({ __form__: 'login', email: 'a@b.example', ...secrets }))?.values).toEqual({
      email: 'a@b.example',
    });
  });

  it('logout and login keep a form at the size limit and drop a form with one character more', () => {
    const keptOf = (text: string) =>
      toTypedForm('/login', formOf({ __form__: 'object', text }), { remindsToSend: true });
    expect(keptOf('x'.repeat(100_000))?.values.text).toHaveLength(100_000);
    expect(keptOf('x'.repeat(100_001))).toBeNull();
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
  const made = {
    ...atWork,
    draft: null,
    submissionKey: null,
    resultApplication: { userId: katrin.id, application },
  } satisfies Session;
  const left = (submissionKey: string | null, ofThen: string | null): Session => ({
    ...atWork,
    user: null,
    submissionKey,
    replacedBy: { id: 'r1', submissionKey: ofThen, arrived: false },
  });

  it('the login restores the created application instead of its draft', () => {
    expect(logInRestoringWork(left('k1', 'k1'), katrin, made)).toMatchObject({
      draft: null,
      submissionKey: null,
      resultApplication: { application },
    });
  });

  it.each([
    ['for a draft started since then', 'k2', 'k1', katrin, made],
    ['if nothing was sent', null, null, katrin, made],
    ['of another user', 'k1', 'k1', jonas, made],
    ['of an unknown user', 'k1', 'k1', katrin, { ...made, user: null }],
    [
      'that another user has made',
      'k1',
      'k1',
      katrin,
      { ...made, resultApplication: { userId: 'u2', application } },
    ],
    ['that does not exist', 'k1', 'k1', katrin, null],
  ] as const)(
    'the login restores no application %s and keeps the draft',
    (_, key, ofThen, user, replacement) => {
      expect(logInRestoringWork(left(key, ofThen), user, replacement)).toMatchObject({
        draft: atWork.draft,
        submissionKey: key,
        resultApplication: null,
      });
    },
  );

  it('the login restores the application for the same user only', () => {
    expect(findApplicationWithLostResponse(katrin, made)).toBe(application);
    expect(findApplicationWithLostResponse(jonas, made)).toBeNull();
    expect(findApplicationWithLostResponse(katrin, { ...made, user: null })).toBeNull();
    expect(findApplicationWithLostResponse(katrin, null)).toBeNull();
  });
});

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
