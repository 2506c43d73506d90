// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { restoreInput, saveInput } from './saved-input';

function page() {
  document.body.innerHTML = `<main><form id="register">
    <input name="email" value=""><input name="password" type="text" value=""><input name="passwordRepeat" type="password" value="">
  </form></main>`;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
function type(name: string, text: string) {
  const input = field(name);
  if (input) input.value = text;
}
const held = () => ['email', 'password', 'passwordRepeat'].map((name) => field(name)?.value);

describe('saveInput and restoreInput (typed values across a reload)', () => {
  afterEach(() => sessionStorage.clear());

  it('restore typed text once, but never passwords, even in a field that shows the password', () => {
    page();
    type('email', 'anna@example.com');
    type('password', 'geheim');
    type('passwordRepeat', 'geheim');
    saveInput();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('geheim');
    page();
    restoreInput();
    expect(held()).toEqual(['anna@example.com', '', '']);
    page();
    restoreInput();
    expect(held()).toEqual(['', '', '']);
  });

  it('save nothing if only a password was typed', () => {
    page();
    type('password', 'geheim');
    saveInput();
    expect(sessionStorage).toHaveLength(0);
  });
});
