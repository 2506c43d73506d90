// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { RestoredFields, readTypedFields } from './restored-fields';

function Form() {
  return (
    <form>
      <textarea name="document" defaultValue="saved" />
      <select name="language" defaultValue="de">
        <option value="de">Deutsch</option>
        <option value="fr">Français</option>
      </select>
      <input name="title" defaultValue="saved" />
      <textarea name="untouched" defaultValue="saved" />
    </form>
  );
}

describe('SIM-14: fields that were changed before hydration', () => {
  afterEach(() => document.body.replaceChildren());

  it('fields that were changed before hydration keep their values', async () => {
    document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
    const { elements } = document.forms[0] as HTMLFormElement;
    const field = (name: string) => elements.namedItem(name) as HTMLInputElement;
    for (const [name, value] of [
      ['document', 'typed'],
      ['language', 'fr'],
      ['title', 'typed'],
    ] as const)
      field(name).value = value;
    const restore = readTypedFields();
    await act(async () => {
      hydrateRoot(
        document.body.firstElementChild as Element,
        <RestoredFields restore={restore}>
          <Form />
        </RestoredFields>,
      );
    });
    const names = ['document', 'language', 'title', 'untouched'];
    expect(names.map((name) => field(name).value)).toEqual(['typed', 'fr', 'typed', 'saved']);
  });
});
