// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../form-editor/draft/draft';
import type { ServerDraft } from './editor-data';
import { useDraft } from './use-draft';

const FORM = structuredClone(FLEET_FORM) as Draft;
const AT = { purpose: 0, step: 0, field: 4 };

const createServerDraft = (document: Draft | null, version: string): ServerDraft => ({
  ...{ document, version, is_own: document !== null, saved_at: null, shown_at: null },
  findings: [],
});

const setLabel = (label: string, field = AT.field) => ({
  kind: 'set_field' as const,
  address: { ...AT, field },
  field: {
    id: FORM.ui_config.config.loan_purposes[0]?.steps[0]?.fields[field]?.id ?? '',
    component: 'text' as const,
    label,
  },
  scope: 'here' as const,
});

const labelIn = (draft: Draft | null, field = AT.field) =>
  draft?.ui_config.config.loan_purposes[0]?.steps[0]?.fields[field]?.label;

const calls = vi.fn<(version: string, document: Draft) => Response | Promise<never>>();

function edit(first = createServerDraft(FORM, 'v1')) {
  return renderHook(() => useDraft({ draft: first, call: '/draft', sandbox: 'one', storageKey: 'kept' }))
    .result;
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(700));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  calls.mockReset();
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) =>
    calls(new Headers(headers).get('if-match') ?? '', JSON.parse(String(body))),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('SIM-15 a draft form in the browser', () => {
  it('flush saves the draft immediately, without the usual delay', async () => {
    calls.mockImplementation((_, document) => Response.json(createServerDraft(document, 'v2')));
    const editor = edit();
    act(() => editor.current.apply(setLabel('Km'), 'Km'));
    await act(async () => expect(await editor.current.flush()).toBe(true));
    expect(calls).toHaveBeenCalledTimes(1);
    expect(editor.current.save.kind).toBe('saved');
  });

  it.each([
    [413, 'too_large'],
    [429, 'other'],
  ] as const)(
    'reports why a save was refused with the status %i, and keeps the edit',
    async (status, reason) => {
      calls.mockImplementation(() => Response.json({ errors: [] }, { status }));
      const editor = edit();
      act(() => editor.current.apply(setLabel('Km'), 'Km geändert'));
      await settle();
      expect(editor.current.save).toEqual({ kind: 'refused', reason });
      expect(editor.current.unsavedChanges).toEqual(['Km geändert']);
      expect(localStorage.getItem('kept')).toContain('Km');
      calls.mockImplementation((_, document) => Response.json(createServerDraft(document, 'v2')));
      act(() => editor.current.retry());
      await settle();
      expect(editor.current.save.kind).toBe('saved');
    },
  );

  it('keeps its page open while two tabs have conflicting edits', async () => {
    calls.mockImplementation(() => Response.json(createServerDraft(FORM, 'v9'), { status: 412 }));
    const editor = edit(
      createServerDraft({ ...FORM, definitions: { ...FORM.definitions, fields: [] } }, 'v1'),
    );
    act(() => editor.current.apply(setLabel('Km'), 'Km'));
    await act(async () => expect(await editor.current.flush()).toBe(false));
  });

  it('a draft is saved once after a series of keystrokes, which one undo reverts', async () => {
    calls.mockImplementation((_, document) => Response.json(createServerDraft(document, 'v2')));
    const editor = edit();
    act(() => editor.current.apply(setLabel('K'), 'Km', 'label'));
    act(() => editor.current.apply(setLabel('Km'), 'Km', 'label'));
    expect(editor.current.save.kind).toBe('waiting');
    await settle();
    expect(calls).toHaveBeenCalledTimes(1);
    expect(calls.mock.calls[0]?.[0]).toBe('"v1"');
    expect(editor.current.save.kind).toBe('saved');
    act(() => editor.current.undo());
    expect(editor.current.currentDraft).toBe(FORM);
    await settle();
    expect(calls.mock.calls[1]?.[0]).toBe('"v2"');
  });

  it('a draft is kept in the browser while offline, and saved once the connection is back', async () => {
    calls.mockRejectedValueOnce(new TypeError('offline'));
    calls.mockImplementation((_, document) => Response.json(createServerDraft(document, 'v2')));
    const editor = edit();
    act(() => editor.current.apply(setLabel('Km'), 'Km changed'));
    await settle();
    expect(editor.current.save.kind).toBe('offline');
    expect(editor.current.unsavedChanges).toEqual(['Km changed']);
    expect(localStorage.getItem('kept')).toContain('"Km"');
    act(() => void window.dispatchEvent(new Event('online')));
    await settle();
    expect(editor.current.save.kind).toBe('saved');
    expect(localStorage.getItem('kept')).toBeNull();
  });

  it('a draft is restored after the tab was closed', async () => {
    calls.mockRejectedValue(new TypeError('offline'));
    const before = edit();
    act(() => before.current.apply(setLabel('Km'), 'Km'));
    const again = edit();
    expect(labelIn(again.current.currentDraft)).toBe('Km');
    act(() => again.current.undo());
    expect(again.current.currentDraft).toBe(FORM);
  });

  it('offers both versions when a second tab has saved, and merges both on request', async () => {
    const otherDraft = structuredClone(FORM);
    const plate = otherDraft.ui_config.config.loan_purposes[0]?.steps[0]?.fields[3];
    if (plate) plate.label = 'Schild';
    calls.mockImplementationOnce(() => Response.json(createServerDraft(otherDraft, 'v7'), { status: 412 }));
    calls.mockImplementation((_, document) => Response.json(createServerDraft(document, 'v8')));
    const editor = edit();
    act(() => editor.current.apply(setLabel('Km'), 'Km'));
    await settle();
    expect(editor.current.save.kind).toBe('conflict');
    act(() => editor.current.settle('merged'));
    await settle();
    expect([labelIn(editor.current.currentDraft, 3), labelIn(editor.current.currentDraft)]).toEqual([
      'Schild',
      'Km',
    ]);
    expect(calls.mock.calls[1]?.[0]).toBe('"v7"');
    act(() => editor.current.undo());
    expect(labelIn(editor.current.currentDraft, 3)).not.toBe('Schild');
  });

  it('accepts the version of the second tab, and restores the version of the first tab by undo', async () => {
    const otherDraft = structuredClone(FORM);
    const mileage = otherDraft.ui_config.config.loan_purposes[0]?.steps[0]?.fields[4];
    if (mileage) mileage.label = 'Strecke';
    calls.mockImplementationOnce(() => Response.json(createServerDraft(otherDraft, 'v7'), { status: 412 }));
    calls.mockImplementation((_, document) => Response.json(createServerDraft(document, 'v8')));
    const editor = edit();
    act(() => editor.current.apply(setLabel('Km'), 'Km'));
    await settle();
    expect(editor.current.save).toMatchObject({ kind: 'conflict', merge: { mergedDraft: null } });
    act(() => editor.current.settle('theirs'));
    expect([editor.current.save.kind, labelIn(editor.current.currentDraft)]).toEqual(['saved', 'Strecke']);
    act(() => editor.current.undo());
    expect(labelIn(editor.current.currentDraft)).toBe('Km');
  });

  it('saves its form again after a reset of the sandbox', async () => {
    calls.mockImplementationOnce(() => Response.json(createServerDraft(null, 'v0'), { status: 412 }));
    calls.mockImplementation((_, document) => Response.json(createServerDraft(document, 'v2')));
    const editor = edit();
    act(() => editor.current.apply(setLabel('Km'), 'Km'));
    await settle();
    expect(editor.current.save.kind).toBe('reset');
    act(() => editor.current.settle('mine'));
    await settle();
    expect(calls.mock.calls[1]?.[0]).toBe('"v0"');
    expect(editor.current.save.kind).toBe('saved');
  });

  it('shows the errors of a document that cannot be stored, and keeps the text', async () => {
    const findings = [{ path: 'x', problem: 'not_offered', severity: 'error' }];
    calls.mockImplementation(() => Response.json({ errors: [], findings }, { status: 422 }));
    const editor = edit();
    act(() => editor.current.apply(setLabel('Km'), 'Km'));
    await settle();
    expect([editor.current.save.kind, editor.current.server.findings]).toEqual(['refused', findings]);
    expect(localStorage.getItem('kept')).toContain('"Km"');
  });
});
