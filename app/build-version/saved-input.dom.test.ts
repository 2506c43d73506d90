// @vitest-environment happy-dom

import { markSaved } from 'ui/fields/form/control';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LATEST_OWNER_KEY } from '~/domain/form-values';
import { restoreInput, saveInput } from './saved-input';

function page() {
  document.body.innerHTML = `<main><form id="register">
    <input name="email" value=""><input name="password" type="text" value=""><input name="passwordRepeat" type="password" value="">
  </form></main>`;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
function type(name: string, text: string) {
  const input = field(name);
  if (input) input.value = text;
}
const readFieldValues = () => ['email', 'password', 'passwordRepeat'].map((name) => field(name)?.value);

describe('saveInput and restoreInput (typed values across a reload)', () => {
  afterEach(() => sessionStorage.clear());

  it('saveInput and restoreInput restore typed text once, but never passwords, even in a field that shows the password', () => {
    page();
    type('email', 'anna@example.com');
    type('password', 'geheim');
    type('passwordRepeat', 'geheim');
    saveInput();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('geheim');
    page();
    restoreInput();
    expect(readFieldValues()).toEqual(['anna@example.com', '', '']);
    page();
    restoreInput();
    expect(readFieldValues()).toEqual(['', '', '']);
  });

  it('saveInput saves nothing if only a password was typed', () => {
    page();
    type('password', 'geheim');
    saveInput();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('saveInput and restoreInput when the user leaves a page', () => {
  let navigationType: string;

  beforeEach(() => {
    navigationType = 'reload';
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(
      () => [{ type: navigationType }] as unknown as PerformanceEntryList,
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
    localStorage.clear();
    document.documentElement.removeAttribute('data-owner');
  });

  const openForm = (city = '', isFixedRate = false) => {
    document.body.innerHTML = `<main><form id="object">
      <input name="amount" value="0"><input name="city" value="${city}"><textarea name="note"></textarea>
      <input type="checkbox" name="used"><input type="checkbox" name="terms" data-consent>
      <input type="radio" name="rate" value="fixed"${isFixedRate ? ' checked' : ''}><input type="radio" name="rate" value="variable">
      <select name="country"><option value="de">D</option><option value="fr">F</option></select>
      <input type="hidden" name="version" value="1">
    </form></main>`;
  };
  const form = () => document.forms.namedItem('object') as HTMLFormElement;
  const shown = () => Object.fromEntries(new FormData(form()));
  const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
  const fill = (name: string, text: string) => {
    control(name).value = text;
  };
  const savePage = () => saveInput({ onlyForReload: true });

  it.each([
    ['restore', 'reload', 20_000],
    ['restore', 'back_forward', 3],
    ['do not restore', 'navigate', 3],
  ])('%s the text after the navigation "%s"', (expectedAction, type, length) => {
    openForm();
    fill('note', 'x'.repeat(length));
    savePage();
    navigationType = type;
    openForm();
    restoreInput();
    expect(shown().note).toBe(expectedAction === 'restore' ? 'x'.repeat(length) : '');
    expect(sessionStorage).toHaveLength(0);
  });

  it('saveInput and restoreInput restore choices, but no consent and no hidden field', () => {
    openForm();
    for (const name of ['used', 'terms']) control(name).checked = true;
    form().querySelectorAll<HTMLInputElement>('[name=rate]')[1]?.click();
    fill('country', 'fr');
    control('version').value = '2';
    savePage();
    openForm('', true);
    restoreInput();
    expect(shown()).toMatchObject({ used: 'on', country: 'fr', version: '1' });
    expect(shown()).not.toHaveProperty('terms');
  });

  it('saveInput and restoreInput keep a value that another tab has saved meanwhile', () => {
    openForm('Bremen');
    fill('city', 'Brem');
    fill('note', 'mine');
    savePage();
    openForm('Berlin');
    restoreInput();
    expect(shown()).toMatchObject({ city: 'Berlin', note: 'mine' });
  });

  it('saveInput skips values that the portal already has, and restoreInput restores text typed later', () => {
    openForm();
    fill('city', 'Bremen');
    control('used').checked = true;
    markSaved(form(), new URLSearchParams({ city: 'Bremen', used: 'on' }));
    savePage();
    expect(sessionStorage).toHaveLength(0);
    fill('city', 'Bremerhaven');
    savePage();
    openForm('Bremen');
    restoreInput();
    expect(shown().city).toBe('Bremerhaven');
  });

  it('input saved when the user left a page is forgotten once the form is sent', () => {
    openForm();
    fill('note', 'sent');
    savePage();
    openForm();
    savePage();
    restoreInput();
    expect(shown().note).toBe('');
  });

  it.each([
    ['jonas', 0],
    ['', 0],
    ['katrin', 1],
  ])(
    'saveInput saves nothing if another tab has logged out or logged in as another user: latest user "%s", saved entries %s',
    (latestUser, entries) => {
      document.documentElement.dataset.owner = 'katrin';
      localStorage.setItem(LATEST_OWNER_KEY, latestUser);
      openForm();
      fill('note', 'mine');
      savePage();
      expect(sessionStorage).toHaveLength(entries);
    },
  );

  it('saveInput and restoreInput restore nothing for another user', () => {
    document.documentElement.dataset.owner = 'katrin';
    openForm();
    fill('note', 'mine');
    savePage();
    document.documentElement.dataset.owner = 'jonas';
    openForm();
    restoreInput();
    expect([shown().note, sessionStorage.length]).toEqual(['', 0]);
  });

  const openLogin = (visited: string) => {
    navigationType = visited;
    delete document.documentElement.dataset.owner;
    document.body.innerHTML = '<main><form id="login"><input name="email"></form></main>';
    restoreInput();
    const email = document.querySelector('input');
    if (email) email.value = 'typed@brandt.example';
    savePage();
  };
  const logIn = (user: string) => {
    navigationType = 'navigate';
    document.documentElement.dataset.owner = user;
    openForm();
    restoreInput();
  };

  it.each([
    ['katrin', 'reload', 'mine'],
    ['katrin', 'navigate', ''],
    ['jonas', 'reload', ''],
  ])(
    'after an ended session, restoreInput restores the text only for the user who typed it (login of %s, login page by %s)',
    (user, visited, note) => {
      document.documentElement.dataset.owner = 'katrin';
      openForm();
      fill('note', 'mine');
      savePage();
      openLogin(visited);
      openLogin('navigate');
      logIn(user);
      expect([shown().note, sessionStorage.length]).toEqual([note, 0]);
    },
  );

  it.each([
    ['katrin', ['mine']],
    ['jonas', []],
  ])(
    'restoreInput restores the text after a login of its user in the same document, and reports the change (login of %s)',
    async (user, noted) => {
      document.documentElement.dataset.owner = 'katrin';
      openForm();
      fill('note', 'mine');
      savePage();
      openLogin('reload');
      openForm();
      const changes: string[] = [];
      const note = ({ target }: Event) => changes.push((target as HTMLInputElement).value);
      document.addEventListener('input', note);
      document.documentElement.dataset.owner = user;
      await vi.waitFor(() => expect(changes).toEqual(noted));
      document.removeEventListener('input', note);
      savePage();
      expect(sessionStorage).toHaveLength(noted.length);
    },
  );

  it.each(['katrin', ''])(
    'restoreInput restores the text after an error page in place of the form (user of the error page "%s")',
    (user) => {
      document.documentElement.dataset.owner = 'katrin';
      openForm();
      fill('note', 'mine');
      savePage();
      document.documentElement.dataset.owner = user;
      document.body.innerHTML = '<main></main>';
      restoreInput();
      savePage();
      logIn('katrin');
      expect([shown().note, sessionStorage.length]).toEqual(['mine', 0]);
    },
  );

  it('saveInput forgets the text once its user leaves the error page for another page or logs out', () => {
    for (const change of [
      () => history.replaceState(null, '', '/elsewhere'),
      () => delete document.documentElement.dataset.owner,
    ]) {
      document.documentElement.dataset.owner = 'katrin';
      openForm();
      fill('note', 'mine');
      savePage();
      document.body.innerHTML = '<main></main>';
      restoreInput();
      change();
      savePage();
      expect(sessionStorage).toHaveLength(0);
    }
  });
});
