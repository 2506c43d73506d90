// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addOwnerToForms, OWNER_SCRIPT } from './page-owner.server';

const OWNER_STORAGE_KEY = 'portal-owner';

let replaceLocation: ReturnType<typeof vi.fn>;
let listening: AbortController;

beforeEach(() => {
  replaceLocation = vi.fn();
  listening = new AbortController();
  localStorage.clear();
});

afterEach(() => {
  listening.abort();
  delete document.documentElement.dataset.owner;
  vi.restoreAllMocks();
});

interface PageOptions {
  owner?: string;
  typed?: string;
  chosenOption?: string;
  path?: string;
}

/** The script's listeners end with the test. */
function openPage({ owner, typed = '', chosenOption = '1', path = '/dashboard' }: PageOptions) {
  if (owner !== undefined) document.documentElement.dataset.owner = owner;
  document.body.innerHTML = `<main><form method="post"><input type="hidden" name="__owner__" value="x"><input name="a">
    <select name="c"><option disabled>0</option><option>1</option><option>2</option></select></form>
    <form method="get"><input name="b"></form></main>`;
  const input = document.querySelector<HTMLInputElement>('[name=a]');
  if (input) input.value = typed;
  const select = document.querySelector('select');
  if (select) select.value = chosenOption;
  const { signal } = listening;
  const add = (target: EventTarget) => (type: string, listener: EventListener) =>
    target.addEventListener(type, listener, { signal });
  const shownDocument = new Proxy(document, {
    get(target, name) {
      if (name === 'addEventListener') return add(target);
      if (name === 'currentScript') return { remove() {} };
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const location = { pathname: path, search: '?a=b', replace: replaceLocation };
  new Function('document', 'location', 'addEventListener', OWNER_SCRIPT)(
    shownDocument,
    location,
    add(window),
  );
}

function changeOwnerInOtherTab(owner: string) {
  localStorage.setItem(OWNER_STORAGE_KEY, owner);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: OWNER_STORAGE_KEY }));
}

const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));
const restoreTab = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

describe('D-273: page of a user', () => {
  it.each([
    ['another user logs in', { owner: 'A' }, () => changeOwnerInOtherTab('B'), '/other-user'],
    [
      'another user logs in, although text is typed',
      { owner: 'A', typed: 'x' },
      () => changeOwnerInOtherTab('B'),
      '/other-user',
    ],
    [
      'another user has logged in while the browser kept the page',
      { owner: 'A' },
      createRestore('B'),
      '/other-user',
    ],
    ['the same user logs in again', { owner: 'A' }, () => changeOwnerInOtherTab('A'), null],
    ['the user logs out in another tab', { owner: 'A' }, () => changeOwnerInOtherTab(''), null],
    ['the user returns to it after a logout', { owner: 'A' }, createReturn(''), '/dashboard?a=b'],
    [
      'the user returns to it after a logout, but has typed',
      { owner: 'A', typed: 'x' },
      createReturn(''),
      null,
    ],
    [
      'the user returns to it after a logout, but has chosen an option',
      { owner: 'A', chosenOption: '2' },
      createReturn(''),
      null,
    ],
    ['it is anonymous', {}, () => changeOwnerInOtherTab('B'), null],
    [
      'it is the page about the other user',
      { owner: 'A', path: '/other-user' },
      () => changeOwnerInOtherTab('B'),
      null,
    ],
  ])('a page is left or kept if %s', (_, shown: PageOptions, changeTab: () => void, redirectTarget) => {
    openPage(shown);
    changeTab();
    expect(replaceLocation.mock.calls).toEqual(redirectTarget === null ? [] : [[redirectTarget]]);
  });

  it.each([
    ['A', 0],
    ['', 1],
  ])('a page of the owner "%s" keeps %s fields with an owner', (owner, expectedCount) => {
    openPage({ owner });
    expect(document.querySelectorAll('[name=__owner__]')).toHaveLength(expectedCount);
  });

  it.each([
    ['A', 'B', 'B', '/other-user'],
    [undefined, 'B', 'B', null],
    ['A', undefined, '', null],
    ['A', '', 'A', null],
    [undefined, '', '', null],
  ])(
    'a page tells the other tabs if its user changes from %s to %s',
    async (ownerBefore, ownerAfter, expectedOwner, redirectTarget) => {
      openPage(ownerBefore === undefined ? {} : { owner: ownerBefore });
      expect(localStorage.getItem(OWNER_STORAGE_KEY)).toBe(ownerBefore ?? '');
      if (ownerAfter === undefined) delete document.documentElement.dataset.owner;
      else document.documentElement.dataset.owner = ownerAfter;
      await vi.waitFor(() => expect(localStorage.getItem(OWNER_STORAGE_KEY)).toBe(expectedOwner));
      expect(replaceLocation.mock.calls).toEqual(redirectTarget === null ? [] : [[redirectTarget]]);
    },
  );

  it('a page keeps its user while the user of the session is unknown, also for the last save of a form', async () => {
    openPage({ owner: 'A' });
    const { dataset } = document.documentElement;
    dataset.owner = '';
    await vi.waitFor(() => expect(dataset.owner).toBe('A'));
    const formData = new FormData();
    const form = document.querySelector('form[method=post]');
    form?.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    expect(formData.get('__owner__')).toBe('A');
    expect(replaceLocation).not.toHaveBeenCalled();
  });

  it('a page stays if the browser blocks the local storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError);
    openPage({ owner: 'A' });
    returnToTab();
    expect(replaceLocation).not.toHaveBeenCalled();
  });

  it.each([
    ['post', ['__owner__', 'a', 'a', 'file']],
    ['get', ['a', 'a', 'file']],
  ])('a page adds its user in front of the fields of a form with the method %s', (method, names) => {
    openPage({ owner: 'A' });
    expect(document.querySelectorAll('[name=__owner__]')).toHaveLength(0);
    const formData = new FormData();
    for (const value of ['1', '2']) formData.append('a', value);
    formData.append('file', new File(['%PDF'], 'a.pdf'));
    const form = document.querySelector(`form[method=${method}]`);
    form?.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    expect([...formData.keys()]).toEqual(names);
    expect(formData.getAll('a')).toEqual(['1', '2']);
    expect(formData.get('file')).toMatchObject({ name: 'a.pdf' });
  });
});

function createReturn(owner: string) {
  return () => {
    localStorage.setItem(OWNER_STORAGE_KEY, owner);
    returnToTab();
  };
}

function createRestore(owner: string) {
  return () => {
    localStorage.setItem(OWNER_STORAGE_KEY, owner);
    restoreTab();
  };
}

function throwSecurityError(): never {
  throw new DOMException('refused', 'SecurityError');
}

describe('addOwnerToForms', () => {
  it.each([
    ['<form class="a" method="post" action="/b">', '<input type="hidden" name="__owner__" value="A">'],
    ['<form method="get">', ''],
    ['<form>', ''],
    ['<p>&lt;form method=&quot;post&quot;&gt;</p>', ''],
  ])('adds a field to forms that post: %s', (page, expectedField) => {
    expect(addOwnerToForms(page, 'A')).toBe(page + expectedField);
    expect(addOwnerToForms(page, null)).toBe(page);
  });
});
