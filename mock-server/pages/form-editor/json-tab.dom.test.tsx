// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../form-editor/draft/draft';
import { TestPage } from '../testing/test-page';
import { readFromBrowser, removeFromBrowser } from './browser-storage';
import type { JsonEditorProps } from './json-editor';
import { JsonTab } from './json-tab';

const FORM = structuredClone(FLEET_FORM) as Draft;
const STORED = 'json of the test';

const loading = vi.hoisted(() => ({ finish: () => {}, props: [] as JsonEditorProps[] }));
vi.mock('./json-editor', async () => {
  await new Promise<void>((resolve) => {
    loading.finish = resolve;
  });
  return {
    JsonEditor: (props: JsonEditorProps) => {
      loading.props.push(props);
      return <p>editor</p>;
    },
  };
});

beforeEach(() => removeFromBrowser(STORED));
afterEach(cleanup);

function typeBeforeLoad(text: string) {
  const change = vi.fn();
  const renderResult = render(
    <TestPage>
      <JsonTab
        {...{
          address: '/editor',
          draft: FORM,
          submittedText: null,
          findings: [],
          revision: 0,
          schemaCall: '/schema',
        }}
        storageKey={STORED}
        change={change}
      />
    </TestPage>,
  );
  fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
  return { change, leave: renderResult.unmount };
}

describe('SIM-15: JSON typed before the code editor has loaded', () => {
  it('changes the form if the user leaves the tab', () => {
    const { change, leave } = typeBeforeLoad(JSON.stringify({ ...FORM, typed: true }));
    leave();
    expect(change).toHaveBeenCalledWith(expect.objectContaining({ typed: true }));
  });

  it('the browser keeps unfinished JSON if the user leaves the tab', () => {
    const { change, leave } = typeBeforeLoad('{ "definitions":');
    leave();
    expect(change).not.toHaveBeenCalled();
    expect(readFromBrowser(STORED)).toEqual({ text: '{ "definitions":', base: FORM });
  });

  it('the code editor receives the typed JSON', async () => {
    typeBeforeLoad('{ "definitions":');
    await act(async () => loading.finish());
    await screen.findByText('editor');
    expect(readFromBrowser(STORED)).toEqual({ text: '{ "definitions":', base: FORM });
    expect(loading.props.at(-1)?.submittedText).toBeNull();
    expect(loading.props.at(-1)?.selected).toBeNull();
  });

  it('the code editor receives the focus and the selection', async () => {
    typeBeforeLoad('{ "definitions":');
    const area = screen.getByRole<HTMLTextAreaElement>('textbox');
    area.focus();
    area.setSelectionRange(2, 5);
    await act(async () => loading.finish());
    await screen.findByText('editor');
    expect(loading.props.at(-1)?.selected).toEqual({ anchor: 2, head: 5 });
  });
});
