// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addOwnerToForms, OWNER_SCRIPT } from './page-owner.server';

const KEY = 'portal-owner';

let leave: ReturnType<typeof vi.fn>;
let listening: AbortController;

beforeEach(() => {
  leave = vi.fn();
  listening = new AbortController();
  localStorage.clear();
});

afterEach(() => {
  listening.abort();
  delete document.documentElement.dataset.owner;
  vi.restoreAllMocks();
});

interface Shown {
  owner?: string;
  typed?: string;
  chosen?: string;
  path?: string;
}

/** The script's listeners end with the test. */
function open({ owner, typed = '', chosen = '1', path = '/dashboard' }: Shown) {
  if (owner !== undefined) document.documentElement.dataset.owner = owner;
  document.body.innerHTML = `<main><form method="post"><input type="hidden" name="__owner__" value="x"><input name="a">
    <select name="c"><option disabled>0</option><option>1</option><option>2</option></select></form>
    <form method="get"><input name="b"></form></main>`;
  const input = document.querySelector<HTMLInputElement>('[name=a]');
  if (input) input.value = typed;
  const select = document.querySelector('select');
  if (select) select.value = chosen;
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
  const location = { pathname: path, search: '?a=b', replace: leave };
  new Function('document', 'location', 'addEventListener', OWNER_SCRIPT)(
    shownDocument,
    location,
    add(window),
  );
}

function tell(owner: string) {
  localStorage.setItem(KEY, owner);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
}

const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));
const restoreTab = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

describe('D-273: page of a user', () => {
  it.each([
    ['another user logs in', { owner: 'A' }, () => tell('B'), '/other-user'],
    [
      'another user logs in, although text is typed',
      { owner: 'A', typed: 'x' },
      () => tell('B'),
      '/other-user',
    ],
    [
      'another user has logged in while the browser kept the page',
      { owner: 'A' },
      restoreLater('B'),
      '/other-user',
    ],
    ['the same user logs in again', { owner: 'A' }, () => tell('A'), null],
    ['the user logs out in another tab', { owner: 'A' }, () => tell(''), null],
    ['the user returns to it after a logout', { owner: 'A' }, returnLater(''), '/dashboard?a=b'],
    [
      'the user returns to it after a logout, but has typed',
      { owner: 'A', typed: 'x' },
      returnLater(''),
      null,
    ],
    [
      'the user returns to it after a logout, but has chosen an option',
      { owner: 'A', chosen: '2' },
      returnLater(''),
      null,
    ],
    ['it is anonymous', {}, () => tell('B'), null],
    ['it is the page about the other user', { owner: 'A', path: '/other-user' }, () => tell('B'), null],
  ])('a page is left or kept if %s', (_, shown: Shown, happen: () => void, to) => {
    open(shown);
    happen();
    expect(leave.mock.calls).toEqual(to === null ? [] : [[to]]);
  });

  it.each([
    ['A', 0],
    ['', 1],
  ])('a page of the owner "%s" keeps %s fields with an owner', (owner, kept) => {
    open({ owner });
    expect(document.querySelectorAll('[name=__owner__]')).toHaveLength(kept);
  });

  it.each([
    ['A', 'B', 'B', '/other-user'],
    [undefined, 'B', 'B', null],
    ['A', undefined, '', null],
    ['A', '', 'A', null],
    [undefined, '', '', null],
  ])('a page tells the other tabs if its user changes from %s to %s', async (before, after, told, to) => {
    open(before === undefined ? {} : { owner: before });
    expect(localStorage.getItem(KEY)).toBe(before ?? '');
    if (after === undefined) delete document.documentElement.dataset.owner;
    else document.documentElement.dataset.owner = after;
    await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBe(told));
    expect(leave.mock.calls).toEqual(to === null ? [] : [[to]]);
  });

  it('a page keeps its user while the user of the session is unknown, also for the last save of a form', async () => {
    open({ owner: 'A' });
    const { dataset } = document.documentElement;
    dataset.owner = '';
    await vi.waitFor(() => expect(dataset.owner).toBe('A'));
    const formData = new FormData();
    const form = document.querySelector('form[method=post]');
    form?.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    expect(formData.get('__owner__')).toBe('A');
    expect(leave).not.toHaveBeenCalled();
  });

  it('a page stays if the browser blocks the local storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    open({ owner: 'A' });
    returnToTab();
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    ['post', ['__owner__', 'a', 'a', 'file']],
    ['get', ['a', 'a', 'file']],
  ])('a page adds its user in front of the fields of a form with the method %s', (method, names) => {
    open({ owner: 'A' });
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

function returnLater(owner: string) {
  return () => {
    localStorage.setItem(KEY, owner);
    returnToTab();
  };
}

function restoreLater(owner: string) {
  return () => {
    localStorage.setItem(KEY, owner);
    restoreTab();
  };
}

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

describe('addOwnerToForms', () => {
  it.each([
    ['<form class="a" method="post" action="/b">', '<input type="hidden" name="__owner__" value="A">'],
    ['<form method="get">', ''],
    ['<form>', ''],
    ['<p>&lt;form method=&quot;post&quot;&gt;</p>', ''],
  ])('adds a field to forms that post: %s', (page, added) => {
    expect(addOwnerToForms(page, 'A')).toBe(page + added);
    expect(addOwnerToForms(page, null)).toBe(page);
  });
});
