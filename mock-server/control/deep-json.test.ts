import { register } from 'contracts/api/account';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';

const test = exchangeInSandbox();

const UNCLOSED_LISTS = '['.repeat(100_000);
const CLOSED_LISTS = '['.repeat(50_000) + ']'.repeat(50_000);
const MEMBERS = '{"a":'.repeat(101) + 1 + '}'.repeat(101);

async function submitDocument(path: string, document: string) {
  const response = await fetch(
    `${test.origin()}/simulator${path}?sandbox=${await worldIdFor(path)}&lang=en&stop=1`,
    {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ intent: 'document', document }),
    },
  );
  return { status: response.status, text: await response.text() };
}

async function worldIdFor(path: string): Promise<string> {
  if (!path.startsWith('/demo')) return test.sandbox().id;
  const { url } = await fetch(`${test.origin()}/simulator/demo/script?lang=en`);
  return new URL(url).searchParams.get('sandbox') ?? '';
}

describe('SIM-14 a JSON document that is nested too deeply', () => {
  it.each(
    ['/demo/script', '/bank', '/bank/form/editor'].flatMap((path) =>
      [UNCLOSED_LISTS, CLOSED_LISTS, MEMBERS].map(
        (text) => [path, `${text.slice(0, 8)}… ${text.length}`, text] as const,
      ),
    ),
  )('produces an error message and keeps the input on the page %s: %s', async (path, _, document) => {
    const { status, text } = await submitDocument(path, document);
    expect(status).toBe(422);
    const column = document === MEMBERS ? 501 : 101;
    expect(text).toMatch(new RegExp(`line 1, (column|character) ${column}\\b`));
    expect(text.replaceAll('&quot;', '"')).toContain(document);
  });

  it.each(['/deployment', '/forms/application', '/snapshot', '/clock'])(
    'a document that is nested too deeply is refused by the control call %s',
    async (path) => {
      const refused = [CLOSED_LISTS, MEMBERS, UNCLOSED_LISTS].map((body) =>
        test.sandbox().request('PUT', `/simulator${path}`, { body }),
      );
      const answers = await Promise.all(refused);
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
    },
  );

  it('The document is refused by the calls of the contract', async () => {
    const { status } = await test.sandbox().request(register.method, register.path, { body: CLOSED_LISTS });
    expect(status).toBe(422);
  });
});
