// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addFetchLayer, CHANGED_AT_KEY, createExtensibleFetch } from './fetch-layer';

beforeEach(() => localStorage.clear());

const open = () => {
  const send = vi.fn(async () => new Response('network'));
  return { send, fetch: createExtensibleFetch(send) };
};

describe('createExtensibleFetch (fetch of the browser with added layers)', () => {
  it('sends requests to the network, and through a layer once the layer is added', async () => {
    const { send, fetch } = open();
    expect(await (await fetch('/page.data')).text()).toBe('network');
    addFetchLayer((next) => ({
      fetch: async (...fetchArguments) =>
        new Response(`layer over ${await (await next(...fetchArguments)).text()}`),
    }));
    expect(await (await fetch('/page.data')).text()).toBe('layer over network');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('notifies other tabs of the browser of each loaded document and each POST request, but not of reads', async () => {
    const { fetch } = open();
    expect(localStorage.getItem(CHANGED_AT_KEY)).not.toBeNull();
    localStorage.clear();
    await fetch('/page.data');
    await fetch('/healthz', { method: 'HEAD' });
    expect(localStorage.getItem(CHANGED_AT_KEY)).toBeNull();
    await fetch('/logout.data', { method: 'POST' });
    expect(localStorage.getItem(CHANGED_AT_KEY)).not.toBeNull();
  });

  it('sends requests if the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { send, fetch } = open();
    await fetch('/logout.data', { method: 'POST' });
    expect(send).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
