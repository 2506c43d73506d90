// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { restoreTyping, saveTyping } from './kept-typing';

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

describe('what was typed while a page is loaded anew by itself', () => {
  afterEach(() => sessionStorage.clear());

  it('is put back once, but for passwords, shown or not', () => {
    page();
    type('email', 'anna@example.com');
    type('password', 'geheim');
    type('passwordRepeat', 'geheim');
    saveTyping();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('geheim');
    page();
    restoreTyping();
    expect(held()).toEqual(['anna@example.com', '', '']);
    page();
    restoreTyping();
    expect(held()).toEqual(['', '', '']);
  });

  it('is nothing where nothing but a password was typed', () => {
    page();
    type('password', 'geheim');
    saveTyping();
    expect(sessionStorage).toHaveLength(0);
  });
});
