import { describe, expect, it } from 'vitest';
import { invalid } from '~/domain/checked';
import { LONGEST_TEXT, textRule } from '~/domain/text';
import { formOf, readForm } from './form-body.server';

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

function withFile(): FormData {
  const form = new FormData();
  form.set('file', new File(['%PDF'], 'a.pdf'));
  return form;
}

describe('the form of a request, whether it has been read or not', () => {
  it('is read once for all who ask', async () => {
    const request = post('email=a');
    const form = await formOf(request);
    expect(form?.get('email')).toBe('a');
    expect(await formOf(request)).toBe(form);
    expect(await readForm(request)).toBe(form);
    expect(request.bodyUsed).toBe(true);
  });

  it.each([
    ['a visit', new Request('http://portal.example/login')],
    ['no form', new Request('http://portal.example/login', { method: 'POST', body: '{}' })],
    ['a form with a file', new Request('http://portal.example/login', { method: 'POST', body: withFile() })],
  ])('is none of %s, which stays unread', async (_, request) => {
    expect(await formOf(request)).toBeNull();
    expect(request.bodyUsed).toBe(false);
  });

  it('is none where something else has read it', async () => {
    const request = post('email=a');
    await request.text();
    expect(await formOf(request)).toBeNull();
  });
});

describe('what the form library sends along', () => {
  const withMember = (name: string, value: string) =>
    readForm(post(new URLSearchParams({ email: 'a', [name]: value }).toString()));

  it.each([
    ['__intent__', '{"type":"validate","payload":{"name":"email"}}'],
    ['__intent__', '{"type":"reset","payload":{}}'],
    ['__intent__', ''],
    ['__state__', '{"validated":{"email":true}}'],
  ])('%s is taken as it writes it: %s', async (name, value) => {
    expect((await withMember(name, value)).get(name)).toBe(value);
  });

  it.each([
    ['__intent__', '{not'],
    ['__intent__', 'null'],
    ['__intent__', '{"type":"validate"}'],
    ['__intent__', '{"type":"validate","payload":null}'],
    ['__intent__', '{"type":"update","payload":{"name":"x[20000000]","value":1}}'],
    ['__intent__', '{"type":"update","payload":{"name":"x","index":20000000,"value":1}}'],
    ['__intent__', '{"type":"insert","payload":{"name":"email"}}'],
    ['__state__', '{not'],
    ['__state__', '7'],
    ['__state__', '{"validated":7}'],
  ])('%s is refused with 400 when it was crafted: %s', async (name, value) => {
    await expect(withMember(name, value)).rejects.toMatchObject({ status: 400 });
  });
});
