// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestPage } from '../testing/test-page';
import type { AudienceData } from './demo-data';
import DemoPage from './demo-page';

const ORIGIN = 'http://demo.frame.localhost:3000';
const FRAME = { name: 'Katrin Brandt', src: '/simulator/enter?turn=1', origin: ORIGIN, href: '/enter' };

const DATA: AudienceData = {
  ...{ title: 'My demo', minutes: 6, startedAt: '2026-03-02T09:00:00.000Z', stop: 2 },
  stops: ['Apply', 'Offer', 'Payout'].map((title) => ({ title, short: title })),
  ...{ say: 'Look', hint: null, thingsToLookAt: [], events: [], notes: [], refusedActions: null },
  ...{ isHidden: false, hasCharacterKeys: true, customer: FRAME, areFramesShown: true },
  controls: {
    ...{ person: { key: 'jonas', name: 'Jonas Brandt' }, application: 'open' },
    ...{ language: 'English', canUndo: false },
  },
  ...{ panel: null, path: '/dashboard' },
};

const show = vi.fn(async (_address: URL | string | Response, _request?: RequestInit) => true);
const announce = vi.fn();
const reported = vi.fn();
const world = { id: 'one', isShared: false, bank: 'Bank', persona: 'katrin' };

const Page = (data: AudienceData) => (
  <TestPage sandbox={world} show={show} announce={announce}>
    <DemoPage {...data} />
  </TestPage>
);

function open(data: Partial<AudienceData> = {}) {
  const { rerender } = render(<Page {...DATA} {...data} />);
  return { change: (changed: Partial<AudienceData>) => rerender(<Page {...DATA} {...data} {...changed} />) };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Portal as seen by Katrin Brandt');

const portal = {};

function portalSays(said: object, origin = ORIGIN, source: object | null = portal) {
  Object.defineProperty(frame(), 'contentWindow', { value: portal, configurable: true });
  const event = new MessageEvent('message', { data: { portal: said }, origin });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void window.dispatchEvent(event));
}

const shownStops = () =>
  show.mock.calls.map(([address]) => new URL(String(address), location.href).searchParams.get('stop'));

const sentIntents = () =>
  show.mock.calls.flatMap(([, request]) =>
    request?.body instanceof URLSearchParams ? [request.body.get('intent')] : [],
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => reported(String(body)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('SIM-14 the keys of the guided demo', () => {
  it('the keys change to a different stop of the demo, or press a button', () => {
    open();
    fireEvent.keyDown(document, { key: 'ArrowRight' });
    fireEvent.keyDown(document, { key: 'ArrowLeft' });
    fireEvent.keyDown(document, { key: '3' });
    fireEvent.keyDown(document, { key: 'u' });
    expect(shownStops()).toEqual(['3', '1', '3', null]);
    expect(sentIntents()).toEqual(['day']);
  });

  it('the keys work while everything except the portal is hidden', () => {
    open({ isHidden: true });
    fireEvent.keyDown(document, { key: 'h' });
    fireEvent.keyDown(document, { key: 'ArrowRight' });
    expect([sentIntents(), shownStops().at(-1)]).toEqual([['hide'], '3']);
  });

  it('the keys do nothing while the user types or holds a modifier key', () => {
    open({ panel: phonesAt(['192.0.2.7', '198.51.100.8']) });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowRight' });
    fireEvent.keyDown(document, { key: 'ArrowRight', ctrlKey: true });
    expect(show).not.toHaveBeenCalled();
  });

  it('the keys with a single character can be switched off', () => {
    open({ hasCharacterKeys: false });
    fireEvent.keyDown(document, { key: '3' });
    portalSays({ key: '3' });
    expect(show).not.toHaveBeenCalled();
    fireEvent.keyDown(document, { key: 'ArrowRight' });
    expect(shownStops()).toEqual(['3']);
  });

  it('the keys react to keys in the framed portal, and in no other window', () => {
    open();
    portalSays({ key: 'ArrowRight' }, 'https://evil.example');
    portalSays({ key: 'ArrowRight' }, ORIGIN, window);
    portalSays({ key: 'ArrowRight' }, ORIGIN, null);
    expect(show).not.toHaveBeenCalled();
    portalSays({ key: 'ArrowRight' });
    expect(shownStops()).toEqual(['3']);
  });
});

describe('SIM-14 the portal in the guided demo', () => {
  it('the portal reports the URL of its current page to the line that shows the URL, the presenter and the link to the script', () => {
    const { change } = open();
    expect(screen.getByText('/dashboard')).toBeTruthy();
    portalSays({ place: '/dashboard/settings' });
    expect(screen.getByText('/dashboard/settings')).toBeTruthy();
    expect(reported.mock.calls).toEqual([['intent=stand&place=%2Fdashboard%2Fsettings']]);
    const script = screen.getByRole<HTMLAnchorElement>('link', { name: 'Edit or share the script' });
    expect(new URL(script.href).searchParams.get('place')).toBe('/dashboard/settings');
    change({ stop: 3, path: '/offer' });
    expect(screen.getByText('/offer')).toBeTruthy();
  });

  it('the portal in the guided demo stays loaded during a live update, and is reloaded when the demo changes to a different person', () => {
    const { change } = open();
    const before = frame();
    change({ say: 'Something else', isHidden: true });
    expect(frame()).toBe(before);
    change({ customer: { ...FRAME, src: '/simulator/enter?turn=2' } });
    expect(frame()).not.toBe(before);
  });
});

describe('SIM-14 the page of the guided demo', () => {
  it('the page of the guided demo announces each new stop of the demo once to screen readers', () => {
    const { change } = open();
    vi.advanceTimersByTime(1000);
    expect(announce).not.toHaveBeenCalled();
    change({ stop: 3 });
    change({ stop: 3, say: 'More' });
    vi.advanceTimersByTime(1000);
    expect(announce.mock.calls).toEqual([['Stop 3 of 3: Payout']]);
  });

  it('the page of the guided demo keeps the focus on the link to the next stop when the last stop disables the link', () => {
    const { change } = open();
    const next = screen.getByRole('link', { name: /^Next/ });
    next.focus();
    change({ stop: 3 });
    expect(document.activeElement).toBe(next);
    expect([next.getAttribute('href'), next.getAttribute('aria-disabled')]).toEqual([null, 'true']);
    fireEvent.click(next);
    expect(show).not.toHaveBeenCalled();
  });

  it('the page of the guided demo moves the focus into an opened panel, and back to its link on closing', () => {
    const { change } = open();
    change({ panel: phonesAt([]) });
    const panel = screen.getByRole('region', { name: 'Two people, one phone each' });
    expect(document.activeElement).toBe(panel);
    change({ panel: { kind: 'keys' } });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Keys' }));
    change({ panel: null });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /All keys/ }));
  });
});

function phonesAt(hosts: readonly string[]): AudienceData['panel'] {
  return {
    kind: 'phones',
    phones: { people: [], isOnlyLocal: false, unreachableAddress: null, hosts, host: hosts[0] ?? null },
  };
}
