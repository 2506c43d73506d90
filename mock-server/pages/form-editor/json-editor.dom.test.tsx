// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../form-editor/draft/draft';
import { TestPage } from '../testing/test-page';
import { readFromBrowser, storeInBrowser } from './browser-storage';
import { JsonEditor, type JsonEditorProps } from './json-editor';

const KEPT = 'json of the test';
const FORM = structuredClone(FLEET_FORM) as Draft;
const [firstPurpose, ...otherPurposes] = FORM.definitions.loan_purposes;
const CHANGED_FORM = {
  ...FORM,
  definitions: {
    ...FORM.definitions,
    loan_purposes: [{ ...firstPurpose, name: 'renamed' }, ...otherPurposes],
  },
} as Draft;
const TYPED = { ...FORM, typed: true };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(cleanup);

function open(draft: Draft, more: Partial<JsonEditorProps> = {}) {
  const change = vi.fn();
  const editor = (now: Draft, at: number) => (
    <TestPage>
      <JsonEditor
        {...{
          draft: now,
          submittedText: null,
          findings: [],
          revision: at,
          schemaCall: '/schema',
          storageKey: KEPT,
        }}
        {...more}
        change={change}
      />
    </TestPage>
  );
  const { rerender } = render(editor(draft, 0));
  return { change, showChanged: (now: Draft) => rerender(editor(now, 1)) };
}

function shownEditor(): EditorView {
  const view = EditorView.findFromDOM(document.querySelector<HTMLElement>('.cm-editor') as HTMLElement);
  if (view === null) throw new Error('The page shows no code editor.');
  return view;
}

const shownText = () => document.querySelector('.cm-content')?.textContent;

describe('JSON kept in the browser', () => {
  it('SIM-15: continues in the form that it was typed for', () => {
    storeInBrowser(KEPT, { text: JSON.stringify(TYPED), base: FORM });
    const { change } = open(FORM);
    expect(change).toHaveBeenCalledWith(TYPED);
    expect(readFromBrowser(KEPT)).toBeNull();
  });

  it('SIM-15: asks before it replaces a form that has changed since', async () => {
    storeInBrowser(KEPT, { text: JSON.stringify(TYPED), base: FORM });
    const { change } = open(CHANGED_FORM);
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain(
      'The form has changed since you typed this JSON.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use this JSON' }));
    expect(change).toHaveBeenCalledWith(TYPED);
    expect(readFromBrowser(KEPT)).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('SIM-15: the browser drops the JSON when the user prefers the changed form', async () => {
    storeInBrowser(KEPT, { text: JSON.stringify(TYPED), base: FORM });
    const { change } = open(CHANGED_FORM);
    await userEvent.click(screen.getByRole('button', { name: 'Show the form’s JSON' }));
    expect(readFromBrowser(KEPT)).toBeNull();
    expect(shownText()).toContain('"name": "renamed"');
    expect(document.activeElement?.className).toContain('cm-content');
    expect(change).not.toHaveBeenCalled();
  });

  it('SIM-15: unfinished JSON stays when the form changes', () => {
    storeInBrowser(KEPT, { text: '{ "definitions":', base: FORM });
    const { change, showChanged } = open(FORM);
    showChanged(CHANGED_FORM);
    expect(shownText()).toBe('{ "definitions":');
    expect(screen.getByRole('status').textContent).toContain(
      'The form has changed since you typed this JSON.',
    );
    expect(change).not.toHaveBeenCalled();
  });

  it('SIM-15: typed JSON stays when the form changes right after the user has typed', async () => {
    const { change, showChanged } = open(FORM);
    const insert = JSON.stringify(TYPED);
    act(() => shownEditor().dispatch({ changes: { from: 0, to: shownEditor().state.doc.length, insert } }));
    showChanged(CHANGED_FORM);
    expect(shownText()).toBe(insert);
    expect(readFromBrowser(KEPT)).toEqual({ text: insert, base: FORM });
    await userEvent.click(screen.getByRole('button', { name: 'Use this JSON' }));
    expect(change.mock.calls).toEqual([[TYPED]]);
  });

  it('SIM-15: shows the changed form if no JSON is unfinished', () => {
    const { showChanged } = open(FORM);
    showChanged(CHANGED_FORM);
    expect(shownText()).toContain('"name": "renamed"');
  });
});

// The test browser has no selection of several characters in editable elements.
it('SIM-15: the code editor takes over the focus and the cursor of the field that it replaces', () => {
  open(FORM, { selected: { anchor: 5, head: 5 } });
  expect(shownEditor().state.selection.main.head).toBe(5);
  expect(document.activeElement?.className).toContain('cm-content');
});
