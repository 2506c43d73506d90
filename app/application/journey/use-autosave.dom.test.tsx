// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DISCARD_INTENT, INTENT_FIELD } from '~/forms/intents';
import { useAutosave } from './use-step-form';

const AUTOSAVE_PAUSE_MS = 600;

interface Asked {
  body: URLSearchParams;
  keepalive: boolean;
  signal: AbortSignal;
  answer: (status: number) => void;
  fail: () => void;
}

let asked: Asked[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { body, signal, keepalive }: Pick<Asked, 'body' | 'signal' | 'keepalive'>) =>
      new Promise<Response>((resolve, reject) => {
        const fail = () => reject(new TypeError('gone'));
        signal.addEventListener('abort', fail);
        asked.push({
          body,
          keepalive,
          signal,
          answer: (status) => resolve(new Response(null, { status })),
          fail,
        });
      }),
  );
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Step({ isBusy = false }: { isBusy?: boolean }) {
  useAutosave('step-form', 'company');
  return (
    <form id="step-form" aria-busy={isBusy || undefined} onSubmit={(event) => event.preventDefault()}>
      <input name="street" aria-label="Straße" defaultValue="" />
      <input name="password" type="text" aria-label="Passwort" defaultValue="" />
      <button type="submit">Weiter</button>
      <button type="submit" name={INTENT_FIELD} value={DISCARD_INTENT} formNoValidate>
        Verwerfen
      </button>
    </form>
  );
}

const type = (text: string, label = 'Straße') =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const streets = () => asked.map(({ body }) => body.get('street'));
function send(name = 'Weiter') {
  const button = screen.getByText<HTMLButtonElement>(name);
  button.form?.requestSubmit(button);
}

describe('DYN-02: autosave of a wizard step', () => {
  it('saves the step after a pause in typing, but never a password, even in a field that shows the password', async () => {
    render(<Step />);
    type('geheim', 'Passwort');
    type('Hafen');
    await pass(AUTOSAVE_PAUSE_MS - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({ street: 'Hafen', step: 'company' });
  });

  it('saves text typed before hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Step />);
    for (const input of container.querySelectorAll<HTMLInputElement>('[name=street]')) input.value = 'Hafen';
    render(<Step />, { container, hydrate: true });
    window.dispatchEvent(new Event('pagehide'));
    expect(streets()).toEqual(['Hafen']);
  });

  it('saves when the user leaves the page before the pause ends', async () => {
    const { rerender } = render(<Step />);
    type('Hafen');
    rerender(<p>Back</p>);
    expect(streets()).toEqual(['Hafen']);
  });

  it('saves no values of the next step, even if the forms of both steps have the same id', async () => {
    const { rerender } = render(<Step key="company" />);
    type('Hafen');
    rerender(<Step key="purpose" />);
    expect(streets()).toEqual(['Hafen']);
  });

  it('sends nothing if the user types nothing', async () => {
    render(<Step />);
    await pass(AUTOSAVE_PAUSE_MS);
    window.dispatchEvent(new Event('pagehide'));
    expect(asked).toEqual([]);
  });

  it('aborts a running save when the user types again', async () => {
    render(<Step />);
    type('Hafen');
    await pass(AUTOSAVE_PAUSE_MS);
    type('Hafenstraße');
    await pass(AUTOSAVE_PAUSE_MS);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    send();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await pass(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(streets()).toEqual(['Hafen', 'Hafenstraße']);
  });

  it('aborts a running save when the draft is discarded', async () => {
    render(<Step />);
    type('Hafen');
    await pass(AUTOSAVE_PAUSE_MS);
    send('Verwerfen');
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
    await pass(AUTOSAVE_PAUSE_MS);
    window.dispatchEvent(new Event('pagehide'));
    expect(streets()).toEqual(['Hafen']);
  });

  it('sends nothing while the step is being submitted', async () => {
    const { rerender } = render(<Step isBusy />);
    type('Hafen');
    await pass(5 * AUTOSAVE_PAUSE_MS);
    expect(asked).toEqual([]);
    rerender(<Step />);
    await pass(AUTOSAVE_PAUSE_MS);
    expect(streets()).toEqual(['Hafen']);
  });

  it.each([
    ['the browser did not send', 0],
    ['did not reach the portal', 5 * AUTOSAVE_PAUSE_MS],
  ])('saves again after a submission that %s', async (_, delayMs) => {
    const { rerender } = render(<Step />);
    type('Hafen');
    send();
    rerender(<Step isBusy={delayMs > 0} />);
    await pass(delayMs);
    expect(asked).toEqual([]);
    rerender(<Step />);
    await pass(AUTOSAVE_PAUSE_MS);
    expect(streets()).toEqual(['Hafen']);
  });

  it.each([
    [9_900, true],
    [11_000, false],
  ])(
    'saves a text of %i umlauts, with keepalive only if the request is smaller than 64 KiB, the limit of browsers',
    async (length, keepalive) => {
      render(<Step />);
      type('ü'.repeat(length));
      await pass(AUTOSAVE_PAUSE_MS);
      expect(asked.map((request) => request.keepalive)).toEqual([keepalive]);
    },
  );

  it('saves text typed offline as soon as the browser is online', async () => {
    render(<Step />);
    type('Hafen');
    await pass(AUTOSAVE_PAUSE_MS);
    asked[0]?.fail();
    await pass(0);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(streets()).toEqual(['Hafen', 'Hafen']);
  });

  it('marks saved text, so that a reload restores only what the portal lacks', async () => {
    render(<Step />);
    type('Hafen');
    await pass(AUTOSAVE_PAUSE_MS);
    type('Hafenstraße');
    asked[0]?.answer(204);
    await pass(0);
    expect(screen.getByLabelText('Straße').dataset.saved).toBe('Hafen');
  });

  it('CLA-08: reloads the page of the step if another tab has chosen another company', async () => {
    const load = vi.spyOn(location, 'assign').mockImplementation(() => {});
    render(<Step />);
    type('Hafen');
    await pass(AUTOSAVE_PAUSE_MS);
    expect(load).not.toHaveBeenCalled();
    asked[0]?.answer(205);
    await pass(0);
    expect(load).toHaveBeenCalledOnce();
    load.mockRestore();
  });

  it.each([
    ['is answered with 503', (request: Asked) => request.answer(503)],
    ['does not reach the portal', (request: Asked) => request.fail()],
  ])('saves when the page closes if the previous save %s', async (_, answer) => {
    render(<Step />);
    type('Hafen');
    await pass(AUTOSAVE_PAUSE_MS);
    for (const request of asked) answer(request);
    await pass(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(streets()).toEqual(['Hafen', 'Hafen']);
  });
});
