// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DemoParts } from './demo-parts';

const refresh = vi.fn(async () => {});
vi.mock('ui/feedback/use-refresh', async (importOriginal) => ({
  ...(await importOriginal()),
  useRefresh: () => refresh,
}));

let world: string;
const fetchMock = vi.fn(async () => Response.json({ revision: world }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  world = '0.1';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

const show = (revision: string | null) =>
  render(<DemoParts bar={null} frameOrigin={null} revision={revision} />);
const wait = () => act(() => vi.advanceTimersByTimeAsync(3100));

function addFocusedElement(name: 'input' | 'button'): HTMLElement {
  const addedElement = document.body.appendChild(document.createElement(name));
  addedElement.focus();
  return addedElement;
}

describe('SIM-14: page of a demo', () => {
  it('refreshes after the data of the sandbox has changed, and not before', async () => {
    show('0.1');
    await wait();
    expect(fetchMock).toHaveBeenCalledWith('/demo/revision', expect.anything());
    expect(refresh).not.toHaveBeenCalled();
    world = '0.2';
    await wait();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('refreshes even if a button has the focus', async () => {
    addFocusedElement('button');
    world = '0.2';
    show('0.1');
    await wait();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('does not refresh while a field has the focus, and refreshes afterwards', async () => {
    const field = addFocusedElement('input');
    world = '0.2';
    show('0.1');
    await wait();
    expect(refresh).not.toHaveBeenCalled();
    field.blur();
    await wait();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('does not refresh while a dialog is open', async () => {
    document.body.appendChild(document.createElement('dialog')).setAttribute('open', '');
    world = '0.2';
    show('0.1');
    await wait();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('does not refresh if the request for the revision of the sandbox fails', async () => {
    fetchMock.mockImplementationOnce(async () => new Response(null, { status: 503 }));
    show('0.1');
    await wait();
    expect(refresh).not.toHaveBeenCalled();
  });
});

it('SIM-14: a page outside a demo sends no requests', async () => {
  show(null);
  await wait();
  expect(fetchMock).not.toHaveBeenCalled();
});
