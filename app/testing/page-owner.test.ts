import type { RouteConfigEntry } from '@remix-run/route-config';
import { describe, expect, it } from 'vitest';
import {
  CUT_FORM_PATH,
  KEPT_FORM_PATH,
  OTHER_USER_PATH,
  OWNER_FIELD,
  OWNER_HEADER,
} from '~/domain/form-values';
import routes from '~/routes';
import { NEW_ACCOUNT_INPUT, OBJECT_INPUT } from './form-inputs';
import type { PageResponse } from './page-response';
import { openPortal } from './portal';
import type { Visitor } from './visitor';

const visit = openPortal();

const SETTINGS = '/dashboard/settings';
const DEALER = 'Stapler Ahrens GmbH';
const EARLIER_FORM_NOTICE = 'Only a form that you sent earlier is kept, for the account that sent it.';
const FORGED_OWNER = 'Xk3-secret_9QzXk3-secr';

async function openObjectForm() {
  const visitor = await visit('object-financing', { as: 'applicant', language: 'en' });
  const otherVisitor = visitor.copy(new Map());
  await otherVisitor.post('/register', NEW_ACCOUNT_INPUT);
  const address = `/dashboard/applications/${visitor.world.application()}/objects?add`;
  const { fields } = (await visitor.get(address)).form();
  visitor.world.takeCalls();
  return { visitor, address, form: { ...fields, ...OBJECT_INPUT }, owner: fields[OWNER_FIELD] ?? '' };
}

async function logInOtherUser(visitor: Visitor): Promise<void> {
  await visitor.post('/logout');
  const { email, password } = NEW_ACCOUNT_INPUT;
  expect((await visitor.post('/login', { email, password })).status).toBe(303);
  visitor.world.takeCalls();
}

const ownerOf = (page: PageResponse) => page.attribute('html', 'data-owner');

describe('D-273: owner of a page', () => {
  it('every form of a user’s page contains the owner, and no form of an anonymous page does', async () => {
    const visitor = await visit('demo', { as: 'katrin', language: 'en' });
    const page = await visitor.get(SETTINGS);
    const owner = ownerOf(page);
    expect(owner).toMatch(/^[\w-]{22}$/);
    expect(page.forms.length).toBeGreaterThan(1);
    for (const { fields } of page.forms) expect(fields[OWNER_FIELD]).toBe(owner);
    const anonymousPage = await visitor.createStranger().get('/login');
    expect(ownerOf(anonymousPage)).toBeNull();
    for (const { fields } of anonymousPage.forms) expect(fields).not.toHaveProperty(OWNER_FIELD);
  });

  it('the owner is unknown, and not logged out, in a page whose root loader failed', async () => {
    const visitor = await visit('demo', { as: 'katrin', language: 'en' });
    const { append } = Headers.prototype;
    // Only the root loader sets the cookie for a language in the address.
    Headers.prototype.append = function (name, value) {
      if (value.includes('language=pl')) throw new Error('root loader');
      append.call(this, name, value);
    };
    try {
      const page = await visitor.get(`${SETTINGS}?lang=pl`);
      expect([page.status, ownerOf(page)]).toEqual([500, '']);
    } finally {
      Headers.prototype.append = append;
    }
  });

  it('the owner is the same after the next login of the user, and differs for another user', async () => {
    const { visitor, owner } = await openObjectForm();
    await logInOtherUser(visitor);
    expect(ownerOf(await visitor.get(SETTINGS))).not.toBe(owner);
    await visitor.post('/logout');
    await visitor.logIn('applicant');
    expect(ownerOf(await visitor.get(SETTINGS))).toBe(owner);
  });

  it('the owner is the same after the former session secret is removed', async () => {
    // Settings are read on import, after the portal has its environment.
    const { settings } = await import('~/settings/settings.server');
    const secrets: string[] = settings.sessionSecrets;
    const [former = ''] = secrets;
    try {
      secrets.splice(0, 1, 'n'.repeat(32), former);
      const { visitor, address, form, owner } = await openObjectForm();
      secrets.splice(1);
      expect(ownerOf(await visitor.get(SETTINGS))).toBe(owner);
      const objectCountBefore = visitor.world.rows.financeObjects.size;
      await visitor.submit(address, form);
      expect(visitor.world.rows.financeObjects.size).toBe(objectCountBefore + 1);
    } finally {
      secrets.splice(0, secrets.length, former);
    }
  });
});

describe('D-274: a secret is removed while a form is kept', () => {
  it.each([
    ['the form is refused before', true],
    ['the form is refused after', false],
  ])('the user of the kept form gets the form back (%s)', async (_, isRefusedBefore) => {
    const { settings } = await import('~/settings/settings.server');
    const secrets: string[] = settings.sessionSecrets;
    const [former = ''] = secrets;
    try {
      secrets.splice(0, 1, 'm'.repeat(32), former);
      const { visitor, address, form, owner } = await openObjectForm();
      await logInOtherUser(visitor);
      if (isRefusedBefore) await visitor.submit(address, form);
      secrets.splice(1);
      if (!isRefusedBefore) await visitor.submit(address, form);
      await visitor.post('/logout');
      const { email, password } = visitor.world.persona('applicant');
      const pageOfOwner = await visitor.submit('/login', { email, password });
      expect([pageOfOwner.path, pageOfOwner.body]).toEqual([`${address}=`, expect.stringContaining(DEALER)]);
      expect(ownerOf(pageOfOwner)).toBe(owner);
    } finally {
      secrets.splice(0, secrets.length, former);
    }
  });
});

describe('D-273: form of a page that was rendered to another user', () => {
  it('a form of another user’s page is refused with a page that names the logged-in user, and calls no API', async () => {
    const { visitor, address, form } = await openObjectForm();
    await logInOtherUser(visitor);
    const stateBefore = visitor.world.state;
    const page = await visitor.submit(address, form);
    expect([page.path, page.status]).toEqual([KEPT_FORM_PATH, 200]);
    expect(page.words('main')).toContain(
      `This browser is now logged in as ${NEW_ACCOUNT_INPUT.email}. The page you were using belongs to another account. Nothing from it was saved or sent.`,
    );
    expect(visitor.world.takeChangeCalls()).toEqual([]);
    expect(visitor.world.state).toBe(stateBefore);
  });

  it('a form of another user’s page is refused as a request of a script', async () => {
    const { visitor, address, form } = await openObjectForm();
    await logInOtherUser(visitor);
    const response = await visitor.postByScript(address, form);
    expect([response.status, response.body]).toEqual([202, expect.stringContaining(OTHER_USER_PATH)]);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });

  it('a form of another user’s page is kept for its own user and never shown to the logged-in user', async () => {
    const { visitor, address, form } = await openObjectForm();
    await logInOtherUser(visitor);
    const refused = await visitor.submit(address, form);
    expect(refused.words('main')).toContain('What you typed is kept for that account.');
    for (const path of [address, SETTINGS, '/application/loan-info'])
      expect((await visitor.open(path)).body).not.toContain(DEALER);
    await visitor.post('/logout');
    expect((await visitor.get('/login')).body).not.toContain(DEALER);
    const { email, password } = visitor.world.persona('applicant');
    const pageOfOwner = await visitor.submit('/login', { email, password });
    expect([pageOfOwner.path, pageOfOwner.body]).toEqual([`${address}=`, expect.stringContaining(DEALER)]);
    expect(pageOfOwner.words()).toContain('Everything you typed is still here. Send it again.');
    expect((await visitor.get(address)).body).not.toContain(DEALER);
  });

  it('a form of another user’s page is kept after the logged-in user has logged out too', async () => {
    const { visitor, address, form } = await openObjectForm();
    await logInOtherUser(visitor);
    await visitor.post('/logout');
    const refused = await visitor.submit(address, form);
    expect([refused.path, refused.body]).toEqual([
      expect.stringMatching(/^\/login\?redirectTo=/),
      expect.not.stringContaining(DEALER),
    ]);
    await logInOtherUser(visitor);
    expect((await visitor.open(address)).body).not.toContain(DEALER);
    await visitor.post('/logout');
    await visitor.logIn('applicant');
    expect((await visitor.get(address)).body).toContain(DEALER);
  });

  it('a form of another user’s page is not shown to the logged-in user if the form is too large to be kept', async () => {
    const { visitor, address, form } = await openObjectForm();
    await logInOtherUser(visitor);
    const page = await visitor.submit(address, { ...form, more: 'x'.repeat(600_000) });
    expect([page.path, page.body]).toEqual([CUT_FORM_PATH, expect.not.stringContaining(DEALER)]);
  });

  it.each([
    [11_000, 'What you typed is kept for that account, except the rest of texts that are too long.'],
    [600_000, 'What you typed is kept for that account, except the rest of texts that are too long.'],
    [9_000, 'What you typed is kept for that account.'],
  ])(
    'a form of another user’s page is reported as kept only in part if a text of %i characters was cut',
    async (length, text) => {
      const { visitor, address, form } = await openObjectForm();
      await logInOtherUser(visitor);
      const page = await visitor.submit(address, { ...form, detail_desc: 'x'.repeat(length) });
      expect(page.words('main')).toContain(text);
    },
  );

  it('the refusal page says whether the submitted form or only an earlier form is kept', async () => {
    const { visitor, address, form } = await openObjectForm();
    await logInOtherUser(visitor);
    const keptFormPage = (await visitor.submit(address, form)).words('main');
    expect(keptFormPage).toContain('What you typed is kept for that account.');
    const reopenedPage = (await visitor.open(OTHER_USER_PATH)).words('main');
    expect(reopenedPage).toContain(EARLIER_FORM_NOTICE);
    const autosave = { ...form, __form__: 'loan-info', step: 'loan-info' };
    const autosaveResponse = await visitor.submit('/application/keep', autosave);
    expect(autosaveResponse.words('main')).toContain(EARLIER_FORM_NOTICE);
    expect(autosaveResponse.words('main')).not.toContain('What you typed is kept');
  });

  it('a form is accepted once the user for whom its page was rendered has logged in again', async () => {
    const { visitor, address, form } = await openObjectForm();
    await logInOtherUser(visitor);
    await visitor.post('/logout');
    await visitor.logIn('applicant');
    const objectCountBefore = visitor.world.rows.financeObjects.size;
    await visitor.submit(address, form);
    expect(visitor.world.rows.financeObjects.size).toBe(objectCountBefore + 1);
  });

  it('a form of another user’s page with a file is refused before the file is read', async () => {
    const { visitor, owner } = await openObjectForm();
    const tab = `/dashboard/applications/${visitor.world.application()}/documents`;
    await logInOtherUser(visitor);
    const form = new FormData();
    form.set(OWNER_FIELD, owner);
    form.set('intent', 'upload');
    form.set('type', 'bwa');
    form.set('file', new File(['%PDF-1.7'], 'a.pdf'));
    expect((await visitor.post(tab, form)).location).toBe(OTHER_USER_PATH);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });

  it('a form of another user’s page is refused as an upload of a script, which reloads the page', async () => {
    const { visitor, owner } = await openObjectForm();
    const address = `/dashboard/applications/${visitor.world.application()}/upload?type=bwa&name=a.pdf`;
    await logInOtherUser(visitor);
    const response = await visitor.send(address, {
      method: 'PUT',
      body: '%PDF-1.7',
      headers: { [OWNER_HEADER]: owner, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status).toBe(401);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });

  it('a form of another user’s page is not stored among the skipped items of the logged-in user', async () => {
    const { visitor, owner } = await openObjectForm();
    const bank = `/dashboard/applications/${visitor.world.application()}/complete/bank`;
    await logInOtherUser(visitor);
    const form = { [OWNER_FIELD]: owner, __form__: 'bank', bankName: DEALER, intent: 'later' };
    expect((await visitor.post(bank, form)).location).toBe(KEPT_FORM_PATH);
  });

  it('autosave and language switch on another user’s page do not change the logged-in user’s draft', async () => {
    const { visitor, owner } = await openObjectForm();
    await logInOtherUser(visitor);
    const values = { [OWNER_FIELD]: owner, __form__: 'loan-info', loanSize: '123,456' };
    await visitor.post('/application/keep', { ...values, step: 'loan-info' });
    await visitor.post('/language', { ...values, language: 'fr', returnTo: '/application/loan-info' });
    expect((await visitor.get('/application/loan-info')).body).not.toMatch(/123.456/);
  });
});

describe('D-273: owner of a form', () => {
  it.each([
    ['missing, as in a page of an older build', (_: string) => [], true],
    ['empty', () => [''], true],
    ['right', (ownOwner: string) => [ownOwner], true],
    ['forged', () => [FORGED_OWNER], false],
    ['of another length', () => ['x'.repeat(100_000)], false],
    ['not ASCII', () => ['é'.repeat(22)], false],
    ['sent twice, first forged', (ownOwner: string) => [FORGED_OWNER, ownOwner], false],
  ])('%s', async (_, values, isAccepted) => {
    const visitor = await visit('demo', { as: 'katrin', language: 'en' });
    const ownOwner = ownerOf(await visitor.get(SETTINGS)) ?? '';
    const form = { scheme: 'dark', returnTo: SETTINGS, [OWNER_FIELD]: values(ownOwner) };
    expect((await visitor.post('/colours', form)).location).toBe(isAccepted ? SETTINGS : OTHER_USER_PATH);
  });

  it('every address that changes data checks the owner', async () => {
    const visitor = await visit('object-financing', { as: 'applicant' });
    const id = visitor.world.application();
    visitor.world.takeCalls();
    const accepted: string[] = [];
    for (const pattern of patternsOf(routes)) {
      const address = pattern.replace(':id', id).replace(':stepId', 'company-name').replace(/:\w+/, 'abc');
      const response = await visitor.post(address, { [OWNER_FIELD]: FORGED_OWNER });
      const hasAction = response.status !== 405 && response.status !== 404;
      if (hasAction && response.location !== OTHER_USER_PATH) accepted.push(`${response.status} ${pattern}`);
    }
    expect(accepted).toEqual([
      '303 /phone',
      '400 /dashboard/applications/:id/complete/email',
      '400 /dashboard/applications/:id/complete/other',
      '303 /dashboard/applications/:id/files/:documentId',
    ]);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });
});

function patternsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const fullPath = path === undefined ? parent : `${parent}/${path}`;
    return [...(path === undefined ? [] : [fullPath]), ...patternsOf(children, fullPath)];
  });
}

describe('Visitors who log in while a page is open', () => {
  it('visitors own the application that they began before the login', async () => {
    const visitor = await visit('demo', { language: 'en' });
    const { fields } = (await visitor.get('/application/loan-info')).form();
    await visitor.logIn('katrin');
    const next = await visitor.submit('/application/loan-info', { ...fields, loanSize: '150,000' });
    expect([next.path, next.status]).not.toEqual([OTHER_USER_PATH, 200]);
    expect((await visitor.get('/application/loan-info')).body).toMatch(/150,000/);
  });

  it('visitors see who is logged in after they send the login form of another account', async () => {
    const visitor = await visit('demo', { as: 'katrin', language: 'en' });
    const katrin = visitor.world.persona('katrin').email;
    const words = `You’re already logged in as ${katrin}. To use another account, log out first.`;
    const pageOfOtherUser = await visitor.submit('/login', {
      email: 'neu@beispiel.example',
      password: 'Hafen-2026!',
    });
    expect(pageOfOtherUser.words()).toContain(words);
    const pageOfOwner = await visitor.submit('/login', {
      email: katrin.toUpperCase(),
      password: 'Hafen-2026!',
    });
    expect(pageOfOwner.words()).not.toContain(words);
  });

  it('visitors see who is logged in after they set a password by a link of another account', async () => {
    const visitor = await visit('demo', { as: 'katrin', language: 'en' });
    await visitor.copy(new Map()).post('/register', NEW_ACCOUNT_INPUT);
    await visitor.copy(new Map()).post('/forgot-password', { email: NEW_ACCOUNT_INPUT.email });
    const link = await visitor.world.linkOf('reset');
    const sentPage = await visitor.submit(link, {
      password: 'Moewe8!Anker&Deich',
      passwordRepeat: 'Moewe8!Anker&Deich',
    });
    expect(sentPage.words('main')).toContain(
      `You’re already logged in as ${visitor.world.persona('katrin').email}.`,
    );
    expect(sentPage.forms.map(({ action }) => action)).toContain('/logout');
  });

  it('visitors who accept an invitation do not get the draft of the previous user', async () => {
    const visitor = await visit('demo', { as: 'katrin', language: 'en' });
    await visitor.post('/application/keep', { step: 'loan-info', purpose: 'Hafenkontor Brandt' });
    expect((await visitor.get('/application/loan-info')).body).toContain('Hafenkontor Brandt');
    await visitor.world.invite(NEW_ACCOUNT_INPUT.email);
    const link = await visitor.world.linkOf('invite');
    const accepted = await visitor.post(link, NEW_ACCOUNT_INPUT);
    expect(accepted.headers.get('X-Remix-Reload-Document')).toBe('true');
    expect((await visitor.get(SETTINGS)).words('header')).toContain(NEW_ACCOUNT_INPUT.email);
    expect((await visitor.open('/application/loan-info')).body).not.toContain('Hafenkontor Brandt');
  });
});
