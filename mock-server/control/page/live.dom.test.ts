// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const events = new EventTarget();

class Events extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  override addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
    events.addEventListener(...args);
  }
}

const PAGE = new URL('/simulator/demo', location.href).href;

const pendingRequests = new Map<string, (answer: Response) => void>();

function startPage(url: string, content: string) {
  let end = (_html: string) => {};
  const text = new Promise<string>((resolve) => {
    end = resolve;
  });
  const answer = new Response('', { headers: { 'content-type': 'text/html' } });
  Object.defineProperty(answer, 'url', { value: url });
  answer.text = () => text;
  pendingRequests.get(url)?.(answer);
  return { end: () => end(`<body><main id="content">${content}</main></body>`) };
}

beforeEach(async () => {
  history.replaceState(null, '', PAGE);
  document.body.dataset.events = '/events';
  document.body.innerHTML = `<main id="content"><a data-live href="${PAGE}?panel=phones">QR</a></main>`;
  vi.stubGlobal('EventSource', Events);
  vi.stubGlobal(
    'fetch',
    (address: string) => new Promise((resolve) => pendingRequests.set(address, resolve)),
  );
  await import('./live.js');
});

afterEach(() => vi.unstubAllGlobals());

it('SIM-14: an outdated live update of a page keeps the sections that the user opened', async () => {
  document.querySelector('a')?.click();
  events.dispatchEvent(new Event('changed'));
  const panel = startPage(`${PAGE}?panel=phones`, 'the codes');
  const before = startPage(PAGE, 'no codes');
  await new Promise((done) => setTimeout(done));
  panel.end();
  before.end();
  await vi.waitFor(() => expect(location.search).toBe('?panel=phones'));
  await new Promise((done) => setTimeout(done, 20));
  expect(document.getElementById('content')?.textContent).toBe('the codes');
});

it('SIM-14: a live update renews the text of the focused link', async () => {
  const link = document.querySelector('a');
  link?.focus();
  link?.click();
  startPage(`${PAGE}?panel=phones`, `<a data-live href="${PAGE}">Close</a>`).end();
  await vi.waitFor(() => expect(document.querySelector('a')?.href).toBe(PAGE));
  expect(document.querySelector('a')?.textContent).toBe('Close');
});

it('SIM-15: the name of a chosen file replaces the hint', () => {
  document.body.innerHTML =
    '<span><input type="file" data-file="none"><span class="file-name">none</span></span>';
  const input = document.querySelector('input');
  Object.defineProperty(input, 'files', { value: [new File(['{}'], 'bank.json')] });
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(document.querySelector('.file-name')?.textContent).toBe('bank.json');
});
