// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { START_SCRIPTS_SCRIPT } from './deferred-scripts.server';
import { prepareHydration, RestoredDocument } from './restored-document';

const reportError = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `<div id="page">${renderToString(<Page />)}</div>`;
});

afterEach(() => {
  reportError.mockReset();
  window.hideForeignNodes = undefined;
  document.head.innerHTML = '';
});

function Page() {
  const hydrated = useHydrated();
  return (
    <main>
      <form id="company">
        <input id="name" name="name" defaultValue="" />
        <input name="terms" type="checkbox" />
        <textarea name="purpose" defaultValue="Stahlbau" />
        {hydrated && <button type="button">Help</button>}
      </form>
    </main>
  );
}

const element = <Type extends Element>(selector: string, type: new () => Type): Type => {
  const foundElement = document.querySelector(selector);
  if (!(foundElement instanceof type)) throw new Error(`${selector} is not there`);
  return foundElement;
};
const input = (name: string) => element(`[name=${name}]`, HTMLInputElement);
const purpose = () => element('textarea', HTMLTextAreaElement);
const container = () => element('#page', HTMLElement);

async function hydrate() {
  const restore = prepareHydration();
  await act(async () => {
    hydrateRoot(
      container(),
      <RestoredDocument restore={restore}>
        <Page />
      </RestoredDocument>,
      { onRecoverableError: reportError },
    );
  });
}

function endParsing() {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.createElement('script'));
  new Function(START_SCRIPTS_SCRIPT)();
}

function addIcon(): Element {
  const icon = document.createElement('extension-icon');
  input('name').after(icon);
  return icon;
}

describe('document changed by an extension after parsing', () => {
  it('React hydrates the document in place and keeps the added node', async () => {
    endParsing();
    const icon = addIcon();
    await Promise.resolve();
    const inputBefore = input('name');
    inputBefore.value = 'Brandt';
    await hydrate();
    expect(reportError).not.toHaveBeenCalled();
    expect(input('name')).toBe(inputBefore);
    expect(inputBefore.value).toBe('Brandt');
    expect(inputBefore.nextSibling).toBe(icon);
    expect(document.querySelector('button')).not.toBeNull();
  });

  it('React hydrates the document in place with several added nodes, together or at the start', async () => {
    endParsing();
    const host = document.createElement('extension-host');
    addIcon();
    addIcon();
    element('form', HTMLFormElement).prepend(host);
    await Promise.resolve();
    await hydrate();
    expect(reportError).not.toHaveBeenCalled();
    expect(element('form', HTMLFormElement).firstChild).toBe(host);
  });

  it('the page hides styles that dark-mode extensions add to the head during parsing', async () => {
    endParsing();
    document.head.innerHTML = '<title>Login</title><style></style><meta name="darkreader"><link>';
    const restore = prepareHydration();
    expect(document.querySelector('title')?.nextSibling).toBe(document.querySelector('link'));
    restore(null);
    expect(document.querySelector('title')?.nextSibling).toBe(document.querySelector('style'));
  });
});

describe('document re-created by React', () => {
  it('the page keeps typed values and ticks, before and while React renders', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    addIcon();
    const inputBefore = input('name');
    inputBefore.value = 'Brandt';
    fireEvent.click(input('terms'));
    purpose().value = 'Stahlbau und Schlosserei';
    inputBefore.focus();
    inputBefore.setSelectionRange(2, 3);
    await hydrate();
    expect(reportError).toHaveBeenCalled();
    expect(input('name')).not.toBe(inputBefore);
    expect(input('name').value).toBe('Brandt');
    expect(input('terms').checked).toBe(true);
    expect(purpose().value).toBe('Stahlbau und Schlosserei');
    expect(document.activeElement).toBe(input('name'));
    expect([input('name').selectionStart, input('name').selectionEnd]).toEqual([2, 3]);
    consoleError.mockRestore();
  });
});

describe('textarea with a default value', () => {
  it('a textarea keeps typed text although React resets it', async () => {
    purpose().value = 'Stahlbau und Schlosserei';
    await hydrate();
    expect(purpose().value).toBe('Stahlbau und Schlosserei');
  });
});
