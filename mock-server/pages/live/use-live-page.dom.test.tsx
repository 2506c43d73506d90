// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_TYPE, type PageDocument, type PageRefusal } from '../page-document';
import { LiveForm } from './live-form';
import { LiveLink } from './live-link';
import { PageProvider } from './page-context';
import { useLivePage } from './use-live-page';

type Shown = PageDocument<string, { text: string; links?: readonly string[] }>;

const PAGE = new URL('/simulator/demo', location.href).href;

let events: EventTarget;

class Events extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  constructor() {
    super();
    events = this;
  }
  close() {}
}

const documentOf = (text: string, links: readonly string[] = []): Shown => ({
  page: 'demo',
  shell: {
    ...{
      title: text,
      navigationItem: 'demo',
      language: 'en',
      address: '/',
      updatesAddress: null,
      entry: null,
    },
    ...{ isLive: true, isWithoutNavigation: false },
    sandbox: { id: 'one', isShared: false, bank: 'Bank', persona: 'visitor' },
  },
  data: { text, links },
});

function Frame({ initialPage }: { initialPage: Shown }) {
  const { shown, connectionProblem, show } = useLivePage(initialPage, async () => {});
  const context = useMemo(
    () => ({ language: 'en' as const, sandbox: null, texts: () => () => '', show, announce: () => {} }),
    [show],
  );
  const [firstLink, secondLink] = shown.data.links ?? [];
  return (
    <PageProvider value={context}>
      <main>{shown.data.text}</main>
      <section>
        <h2>Links</h2>
        {firstLink && <LiveLink href={firstLink}>{firstLink}</LiveLink>}
        {secondLink && <LiveLink href={secondLink}>{secondLink}</LiveLink>}
      </section>
      <LiveForm method="post" action="/simulator/page/save">
        <input name="name" aria-label="Name" defaultValue="" />
        <button type="submit">Save</button>
      </LiveForm>
      {connectionProblem && (
        <p role="alert">
          {typeof connectionProblem === 'string' ? connectionProblem : connectionProblem.message}
        </p>
      )}
    </PageProvider>
  );
}

interface Request {
  readonly url: string;
  respond: (page: Shown | PageRefusal | null, status?: number) => Promise<void>;
}

let requests: Request[];

beforeEach(() => {
  requests = [];
  history.replaceState(null, '', PAGE);
  vi.stubGlobal('EventSource', Events);
  vi.stubGlobal('fetch', (address: URL | string) => {
    const url = new URL(address, PAGE).href;
    return new Promise((resolve, reject) => {
      requests.push({
        url,
        respond: (page, status = 200) =>
          act(async () => {
            if (page === null) return reject(new TypeError('Failed to fetch'));
            const headers = { 'content-type': PAGE_TYPE };
            const response = new Response(JSON.stringify(page), { status, headers });
            resolve(Object.defineProperty(response, 'url', { value: url }));
          }),
      });
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (...links: string[]) => render(<Frame initialPage={documentOf('before', links)} />);
const change = () => act(async () => void events.dispatchEvent(new Event('changed')));
const click = (name: string) => act(async () => screen.getByText(name).click());
const shownText = () => screen.getByRole('main').textContent;
const askedFor = () => requests.map(({ url }) => url.replace(PAGE, ''));
const field = () => screen.getByLabelText<HTMLInputElement>('Name');

describe('SIM-14 a simulator page with live updates', () => {
  it('keeps the sections that the user has opened if an earlier request for a live update is answered later', async () => {
    open('?panel=phones');
    await change();
    await click('?panel=phones');
    const [update, panel] = requests;
    await panel?.respond(documentOf('the codes'));
    await update?.respond(documentOf('no codes'));
    expect(shownText()).toBe('the codes');
    expect(location.search).toBe('?panel=phones');
    expect(askedFor()).toEqual(['', '?panel=phones', '?panel=phones']);
  });

  it('requests the opened sections again if the sandbox changes while their first response is pending', async () => {
    open('?panel=phones');
    await click('?panel=phones');
    await change();
    expect(askedFor()).toEqual(['?panel=phones']);
    await requests[0]?.respond(documentOf('the codes'));
    expect(shownText()).toBe('the codes');
    expect(askedFor()).toEqual(['?panel=phones', '?panel=phones']);
    await requests[1]?.respond(documentOf('the newer codes'));
    expect(shownText()).toBe('the newer codes');
  });

  it('never replaces a newer response with an older response', async () => {
    open('?q=a', '?q=b');
    await click('?q=a');
    await click('?q=b');
    const [older, newer] = requests;
    await newer?.respond(documentOf('found b'));
    await older?.respond(documentOf('found a'));
    expect(shownText()).toBe('found b');
    expect(location.search).toBe('?q=b');
  });

  it('never replaces a newer live update with an older update', async () => {
    open();
    await change();
    await change();
    const [older, newer] = requests;
    await newer?.respond(documentOf('two changes'));
    await older?.respond(documentOf('one change'));
    expect(shownText()).toBe('two changes');
  });

  it('reports why a form was refused although the sandbox has changed since', async () => {
    open();
    field().value = 'Typed';
    await click('Save');
    await change();
    expect(requests).toHaveLength(1);
    await requests[0]?.respond(documentOf('refused'), 422);
    expect(shownText()).toBe('refused');
    expect(field().value).toBe('Typed');
  });

  it('a page still receives live updates after a failed request', async () => {
    open();
    await click('Save');
    await change();
    await requests[0]?.respond(null);
    expect(screen.getByRole('alert').textContent).toBe('offline');
    await requests[1]?.respond(documentOf('changed'));
    expect(shownText()).toBe('changed');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps its content and shows why the server refused the request', async () => {
    open('?panel=gone');
    await click('?panel=gone');
    await requests[0]?.respond({ refused: { message: 'This world is gone.', nextStep: null } }, 404);
    expect(shownText()).toBe('before');
    expect(screen.getByRole('alert').textContent).toBe('This world is gone.');
  });

  it('keeps focus and typed text, and resets a form after success', async () => {
    open();
    field().focus();
    field().value = 'Typed';
    await change();
    await requests[0]?.respond(documentOf('changed'));
    expect(shownText()).toBe('changed');
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('Typed');
    await click('Save');
    await requests[1]?.respond(documentOf('saved'));
    expect(field().value).toBe('');
  });

  it('keeps the text that the user typed while the form was sent', async () => {
    open();
    field().value = 'Sent';
    await click('Save');
    fireEvent.input(field(), { target: { value: 'Typed meanwhile' } });
    await requests[0]?.respond(documentOf('saved'));
    expect(shownText()).toBe('saved');
    expect(field().value).toBe('Typed meanwhile');
  });

  it('sends a form once when the user clicks twice, and again after the response', async () => {
    open();
    await click('Save');
    await click('Save');
    expect(requests).toHaveLength(1);
    await requests[0]?.respond(null);
    await click('Save');
    expect(requests).toHaveLength(2);
  });

  it('moves the focus to the heading of its section if the focused link is gone', async () => {
    open('?panel=phones');
    screen.getByText('?panel=phones').focus();
    await click('?panel=phones');
    await requests[0]?.respond(documentOf('the codes'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Links' }));
  });

  it('does not move the focus if no element has the focus', async () => {
    open('?panel=phones');
    (document.activeElement as HTMLElement | null)?.blur();
    await change();
    await requests[0]?.respond(documentOf('changed'));
    expect(document.activeElement).toBe(document.body);
  });

  it('updates the text of the focused link', async () => {
    open('?panel=phones');
    screen.getByText('?panel=phones').focus();
    await click('?panel=phones');
    await requests[0]?.respond(documentOf('the codes', ['?panel=']));
    expect(document.activeElement).toBe(screen.getByText('?panel='));
  });
});
