// @vitest-environment happy-dom
import type { FormEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openBeside } from './open-beside';

afterEach(() => void vi.unstubAllGlobals());

function submission(): FormEvent<HTMLFormElement> {
  const form = document.createElement('form');
  form.action = '/simulator/script/scenario';
  const event = { currentTarget: form, preventDefault: () => {} };
  // Safe cast: only these two members are used.
  return event as unknown as FormEvent<HTMLFormElement>;
}

function openRefusedPortal(fetched: () => Promise<Response>) {
  const close = vi.fn();
  const request = vi.fn(fetched);
  vi.stubGlobal('open', () => ({ close }));
  vi.stubGlobal('fetch', request);
  return { close, request };
}

it.each([
  ['a refusal', async () => new Response('{}', { status: 429 }), 429],
  ['a network error', async () => Promise.reject(new TypeError('Failed to fetch')), 0],
])(
  'openBeside (opens a scenario in a new tab) closes the tab after %s and shows the response without a second request',
  async (_, fetched, status) => {
    const { close, request } = openRefusedPortal(fetched);
    const show = vi.fn(async (_response: URL | string | Response) => false);
    await openBeside(submission(), show);
    expect(request).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
    expect(show).toHaveBeenCalledOnce();
    expect(show.mock.calls[0]?.[0]).toMatchObject({ status });
  },
);

it('a double click on a scenario opens one portal', async () => {
  const { request } = openRefusedPortal(async () => new Response('{}', { status: 429 }));
  const event = submission();
  const show = async () => false;
  await Promise.all([openBeside(event, show), openBeside(event, show)]);
  expect(request).toHaveBeenCalledOnce();
  await openBeside(event, show);
  expect(request).toHaveBeenCalledTimes(2);
});
