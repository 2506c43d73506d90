import { describe, expect, it } from 'vitest';
import { invalid } from '~/domain/message';
import { createTextRule, MAX_TEXT_CHARACTERS } from '~/domain/text';
import { findRefusedForm, readForm, readValidForm } from './form-body.server';
import { MAX_FORM_FIELDS, MAX_FORM_PAIRS, PLAIN_FORM_LIMITS } from './form-limits.server';

const post = (body: string) =>
  new Request('http://portal.example/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });

describe('readForm (body of a submitted form)', () => {
  it('returns the submitted fields', async () => {
    const form = await readForm(post('email=a%40b.example&password=x'));
    expect(Object.fromEntries(form)).toEqual({ email: 'a@b.example', password: 'x' });
  });

  it('drops names that a parser would expand to large objects', async () => {
    const form = await readForm(post(`x[20000000]=1&a.b.c=1&__proto__=1&${'n'.repeat(65)}=1&email=a`));
    expect([...form.keys()]).toEqual(['__proto__', 'email']);
  });

  it('keeps the first value of a repeated name', async () => {
    expect((await readForm(post('street=A&street=B'))).getAll('street')).toEqual(['A']);
  });

  it('keeps no more fields than the maximum', async () => {
    const many = Array.from({ length: 500 }, (_, index) => `f${index}=1`).join('&');
    expect([...(await readForm(post(many))).keys()]).toHaveLength(160);
  });

  it.each([
    ['x', 500_000],
    ['😀', 120_000],
  ])(
    'truncates a value that repeats %s at the maximum size, so that its length rule still fails',
    async (character, count) => {
      const form = await readForm(post(`street=${character.repeat(count)}`));
      const truncatedText = String(form.get('street'));
      expect(truncatedText.length).toBeLessThan(20_000);
      expect(createTextRule({ max: MAX_TEXT_CHARACTERS })(truncatedText)).toEqual(
        invalid('tooLong', { max: MAX_TEXT_CHARACTERS }),
      );
    },
  );

  it('never truncates a value within a character', async () => {
    const form = await readForm(post(`street=x${'😀'.repeat(120_000)}`));
    expect(String(form.get('street'))).toMatch(/^x😀+$/u);
  });

  it('keeps values within the limit whole', async () => {
    const form = await readForm(post(`purpose=${'x'.repeat(15_000)}`), {
      ...PLAIN_FORM_LIMITS,
      maxCharacters: 15_000,
    });
    expect(String(form.get('purpose'))).toHaveLength(15_000);
  });

  it('accepts a form at the byte limit and refuses one byte more with 413', async () => {
    const fill = PLAIN_FORM_LIMITS.maxBytes - 'email=a&x='.length;
    expect((await readForm(post(`email=a&x=${'x'.repeat(fill)}`))).get('email')).toBe('a');
    await expect(readForm(post(`email=a&x=${'x'.repeat(fill + 1)}`))).rejects.toMatchObject({ status: 413 });
  });

  it('accepts the maximum number of name-value pairs and refuses one pair more with 413', async () => {
    const members = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`).join('&');
    expect([...(await readForm(post(members(MAX_FORM_PAIRS)))).keys()]).toHaveLength(MAX_FORM_FIELDS);
    await expect(readForm(post(members(MAX_FORM_PAIRS + 1)))).rejects.toMatchObject({ status: 413 });
    await expect(readForm(post('a&'.repeat(200_000)))).rejects.toMatchObject({ status: 413 });
  });

  it('counts the parts of a multipart form as pairs', async () => {
    const createRequestWithParts = (count: number) => {
      const form = new FormData();
      for (let index = 0; index < count; index += 1) form.set(`f${index}`, '1');
      return new Request('http://portal.example/login', { method: 'POST', body: form });
    };
    expect([...(await readForm(createRequestWithParts(MAX_FORM_PAIRS - 1))).keys()]).toHaveLength(
      MAX_FORM_FIELDS,
    );
    await expect(readForm(createRequestWithParts(MAX_FORM_PAIRS + 1))).rejects.toMatchObject({ status: 413 });
  });

  it('applies a larger byte limit if the route sets one', async () => {
    const purpose = 'ä'.repeat(600_000);
    const body = new URLSearchParams({ purpose }).toString();
    const form = await readForm(post(body), { maxBytes: 4_000_000, maxCharacters: 600_000 });
    expect(form.get('purpose')).toBe(purpose);
  });

  it('normalises only long text fields to NFC, also if the text is processed in slices', async () => {
    const purpose = 'a\u0308o\u0302\u0301n😀'.repeat(40_000);
    const bounds = { ...PLAIN_FORM_LIMITS, maxBytes: 4_000_000, maxCharactersByField: { purpose: 600_000 } };
    for (const start of ['', 'x', 'xx', 'xxx', 'xxxx']) {
      const body = new URLSearchParams({ purpose: start + purpose, name: 'a\u0308' }).toString();
      const form = await readForm(post(body), bounds);
      expect(form.get('purpose') === (start + purpose).normalize('NFC')).toBe(true);
      expect(form.get('name')).toBe('a\u0308');
    }
  });

  it('yields to the event loop while it decodes a large text', async () => {
    let turnCount = 0;
    const counting = setInterval(() => {
      turnCount += 1;
    }, 0);
    const body = `purpose=${'%41'.repeat(2_000_000)}`;
    await readForm(post(body), {
      ...PLAIN_FORM_LIMITS,
      maxBytes: body.length,
      maxCharactersByField: { purpose: 2_000_000 },
    });
    clearInterval(counting);
    expect(turnCount).toBeGreaterThan(5);
  });

  it('counts empty name-value pairs towards the maximum', async () => {
    expect((await readForm(post(`${'&'.repeat(MAX_FORM_PAIRS - 1)}a=1`))).get('a')).toBe('1');
    await expect(readForm(post(`${'&'.repeat(MAX_FORM_PAIRS)}a=1`))).rejects.toMatchObject({ status: 413 });
  });

  it('limits a multipart form to the default bytes despite a larger limit', async () => {
    const form = new FormData();
    form.set('purpose', 'x'.repeat(PLAIN_FORM_LIMITS.maxBytes));
    const request = new Request('http://portal.example/login', { method: 'POST', body: form });
    await expect(readForm(request, { ...PLAIN_FORM_LIMITS, maxBytes: 4_000_000 })).rejects.toMatchObject({
      status: 413,
    });
  });

  it('refuses a multipart form with too many part headers', async () => {
    const readFormWithHeaders = (parts: number) => {
      const part = `--b\r\nContent-Disposition: form-data; name="a"\r\n${'a: b\r\n'.repeat(500)}\r\nx\r\n`;
      const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
      const body = `${part.repeat(parts)}--b--\r\n`;
      return readForm(new Request('http://portal.example/login', { method: 'POST', headers, body }));
    };
    expect((await readFormWithHeaders(30)).get('a')).toBe('x');
    await expect(readFormWithHeaders(35)).rejects.toMatchObject({ status: 413 });
  });

  it('splits runs of more than thirty combining marks before normalising', async () => {
    const body = new URLSearchParams({ a: `a${'\u0301'.repeat(30)}`, b: `a${'\u0301\u0327'.repeat(5_000)}` });
    const form = await readForm(post(body.toString()));
    expect(form.get('a')).toBe(`a${'\u0301'.repeat(30)}`);
    expect(String(form.get('b'))).not.toMatch(/\p{M}{31}(?<!\u034f.*)/u);
    expect(String(form.get('b'))).toContain('\u034f');
  });

  it('keeps the received fields and the names of long values of a refused form', async () => {
    const request = post(`email=a&purpose=${'x'.repeat(600_000)}&late=b`);
    const thrown = await readForm(request).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ status: 413 });
    const refused = findRefusedForm(request, thrown);
    expect(findRefusedForm(request, new Response(null, { status: 302 }))).toBeNull();
    expect([refused?.reason, refused?.tooLong]).toEqual(['tooLarge', ['purpose']]);
    expect([...(refused?.fields.keys() ?? [])]).toEqual(['email', 'purpose']);
    expect(await readValidForm(request)).toBeNull();
    await expect(readForm(request)).rejects.toMatchObject({ status: 413 });
  });

  it('refuses a form above the limit before the whole body has arrived', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        new Promise((resolve) => setTimeout(resolve, 5)).then(() =>
          controller.enqueue(new Uint8Array(200_000)),
        ),
      cancel: () => {
        isCancelled = true;
      },
    });
    const options: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    };
    await expect(readForm(new Request('http://portal.example/login', options))).rejects.toMatchObject({
      status: 413,
    });
    expect(isCancelled).toBe(false);
  });

  it.each([
    ['a=%&b=%zz&c=%C3', { a: '%', b: '%zz', c: '\uFFFD' }],
    ['name=M%C3%BCller+%26+Co', { name: 'Müller & Co' }],
    ['name=Müller', { name: 'Müller' }],
    ['=1&&a&b=&c==&d=1=2', { a: '', b: '', c: '=', d: '1=2' }],
    [`${'n'.repeat(64)}=1&${'m'.repeat(65)}=1`, { ['n'.repeat(64)]: '1' }],
  ])('decodes %s like browsers', async (body, fields) => {
    expect(Object.fromEntries(await readForm(post(body)))).toEqual(fields);
  });

  it('refuses oversized forms with 413 and bodies that are no form with 400', async () => {
    await expect(readForm(post('x'.repeat(17 * 1024 * 1024)))).rejects.toMatchObject({ status: 413 });
    const json = new Request('http://portal.example/login', { method: 'POST', body: '{}' });
    await expect(readForm(json)).rejects.toMatchObject({ status: 400 });
  });
});

function createFormWithFile(): FormData {
  const form = new FormData();
  form.set('file', new File(['%PDF'], 'a.pdf'));
  return form;
}

describe('readValidForm (form of a request, or null)', () => {
  it('parses the form of a request once', async () => {
    const request = post('email=a');
    const form = await readValidForm(request);
    expect(form?.get('email')).toBe('a');
    expect(await readValidForm(request)).toBe(form);
    expect(await readForm(request)).toBe(form);
    expect(request.bodyUsed).toBe(true);
  });

  it.each([
    ['a GET request', new Request('http://portal.example/login')],
    ['a body that is no form', new Request('http://portal.example/login', { method: 'POST', body: '{}' })],
    [
      'a form with a file',
      new Request('http://portal.example/login', { method: 'POST', body: createFormWithFile() }),
    ],
  ])('returns null for %s and leaves the body unread', async (_, request) => {
    expect(await readValidForm(request)).toBeNull();
    expect(request.bodyUsed).toBe(false);
  });

  it('returns null if the body was already read', async () => {
    const request = post('email=a');
    await request.text();
    expect(await readValidForm(request)).toBeNull();
  });
});

describe('form control of the form library', () => {
  const withMember = (name: string, value: string) =>
    readForm(post(new URLSearchParams({ email: 'a', [name]: value }).toString()));

  it.each([
    ['__intent__', '{"type":"validate","payload":{"name":"email"}}'],
    ['__intent__', '{"type":"reset","payload":{}}'],
    ['__intent__', ''],
    ['__state__', '{"validated":{"email":true}}'],
  ])('the parser accepts %s as the form library writes the control field: $1', async (name, value) => {
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
    ['__intent__', '{"type":"reset","payload":{"name":"__proto__"}}'],
    ['__intent__', '{"type":"reset","payload":{"name":"constructor"}}'],
    ['__intent__', '{"type":"reset","payload":{"name":"a.__proto__"}}'],
    ['__intent__', '{"type":"reset","payload":{"name":["email"]}}'],
    ['__intent__', '{"type":"validate","payload":{"name":"prototype"}}'],
    ['__intent__', '{"type":"validate","payload":{"name":"email","index":"a[b"}}'],
    ['__intent__', '{"type":"update","payload":{"name":"__proto__","value":"a"}}'],
    ['__intent__', '{"type":"update","payload":{"value":"a"}}'],
    ['__intent__', '{"type":"update","payload":{"name":"email","value":{"__proto__":{"a":1}}}}'],
    [
      '__intent__',
      `{"type":"update","payload":{"name":"email","value":${'['.repeat(4_000)}${']'.repeat(4_000)}}}`,
    ],
    ['__intent__', '{"type":"validate","payload":{"name":"email"},"__proto__":{"type":"reset"}}'],
    ['__intent__', '[]'],
    ['__state__', '{"validated":{"__proto__":true}}'],
    ['__state__', '{"validated":{"email":true},"more":1}'],
    ['__state__', '{not'],
    ['__state__', '7'],
    ['__state__', '{"validated":7}'],
  ])('the parser refuses crafted %s with 400: $1', async (name, value) => {
    await expect(withMember(name, value)).rejects.toMatchObject({ status: 400 });
  });
});
