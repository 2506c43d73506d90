import { describe, expect, it } from 'vitest';
import { invalid } from '~/domain/checked';
import { LONGEST_TEXT, textRule } from '~/domain/text';
import { readForm } from './form-body.server';

const post = (body: string) =>
  new Request('http://portal.example/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });

describe('reading a submitted form', () => {
  it('takes its fields', async () => {
    const form = await readForm(post('email=a%40b.example&password=x'));
    expect(Object.fromEntries(form)).toEqual({ email: 'a@b.example', password: 'x' });
  });

  it('leaves out names that would make something large of little', async () => {
    const form = await readForm(post(`x[20000000]=1&a.b.c=1&__proto__=1&${'n'.repeat(65)}=1&email=a`));
    expect([...form.keys()]).toEqual(['__proto__', 'email']);
  });

  it('takes the first of a name that is sent twice', async () => {
    expect((await readForm(post('street=A&street=B'))).getAll('street')).toEqual(['A']);
  });

  it('takes no more fields than a form can have', async () => {
    const many = Array.from({ length: 500 }, (_, index) => `f${index}=1`).join('&');
    expect([...(await readForm(post(many))).keys()]).toHaveLength(100);
  });

  it.each(['x', '😀'])(
    'cuts a value of megabytes, of %s, to what still breaks its rule',
    async (character) => {
      const form = await readForm(post(`street=${character.repeat(500_000)}`));
      const cut = String(form.get('street'));
      expect(cut.length).toBeLessThan(20_000);
      expect(textRule({ max: LONGEST_TEXT })(cut)).toEqual(invalid('tooLong', { max: LONGEST_TEXT }));
    },
  );

  it('leaves a value whole that a form takes, however long', async () => {
    const form = await readForm(post(`purpose=${'x'.repeat(15_000)}`), 15_000);
    expect(String(form.get('purpose'))).toHaveLength(15_000);
  });

  it('refuses what is too large in all with 413, and what is no form with 400', async () => {
    await expect(readForm(post('x'.repeat(17 * 1024 * 1024)))).rejects.toMatchObject({ status: 413 });
    const json = new Request('http://portal.example/login', { method: 'POST', body: '{}' });
    await expect(readForm(json)).rejects.toMatchObject({ status: 400 });
  });
});
