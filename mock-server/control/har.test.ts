import { login } from 'contracts/api/account';
import { createApplication, listApplications } from 'contracts/api/applications';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, LOAN_BODY, logInUser, PERSONA_PASSWORD } from '../testing/people';

const test = exchangeInSandbox();

const nameAndValue = z.strictObject({ name: z.string(), value: z.string() });
const message = {
  httpVersion: z.string(),
  cookies: z.array(nameAndValue),
  headers: z.array(nameAndValue),
  headersSize: z.number(),
  bodySize: z.number(),
};

const har = z.strictObject({
  log: z.strictObject({
    version: z.literal('1.2'),
    creator: z.strictObject({ name: z.string(), version: z.string() }),
    entries: z.array(
      z.object({
        startedDateTime: z.iso.datetime(),
        time: z.number().min(0),
        request: z.strictObject({
          ...message,
          method: z.string(),
          url: z.url(),
          queryString: z.array(nameAndValue),
          postData: z.strictObject({ mimeType: z.string(), text: z.string() }).optional(),
        }),
        response: z.object({
          ...message,
          status: z.number(),
          statusText: z.string(),
          redirectURL: z.string(),
          content: z.strictObject({ size: z.number(), mimeType: z.string(), text: z.string().optional() }),
        }),
        cache: z.strictObject({}),
        timings: z.strictObject({ send: z.number(), wait: z.number(), receive: z.number() }),
      }),
    ),
  }),
});

async function archive(query = '') {
  const response = await test.sandbox().request('GET', `/simulator/requests.har${query}`);
  expect(response.status).toBe(200);
  return { ...response, entries: har.parse(response.body).log.entries };
}

describe('the request log as an HTTP archive', () => {
  it('SIM-13 contains requests and responses', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    await katrin.expectRefusal(createApplication, { body: { ...LOAN_BODY, loanSize: 1 } });
    await test.sandbox().request('GET', '/company_search?name=Hansen&country=DE');
    const { headers, entries } = await archive();
    expect(headers.get('content-disposition')).toBe('attachment; filename="requests.har"');
    expect(entries).toHaveLength(3);
    const [, refusedEntry, search] = entries;
    expect(refusedEntry?.request).toMatchObject({
      method: 'POST',
      postData: { mimeType: 'application/json' },
    });
    expect(refusedEntry?.request.url).toMatch(/^http:\/\/localhost:\d+\/user\/applications$/);
    expect(JSON.parse(refusedEntry?.request.postData?.text ?? '')).toMatchObject({ loanSize: 1 });
    expect(refusedEntry?.response).toMatchObject({
      status: 422,
      statusText: 'Unprocessable Entity',
      content: { mimeType: 'application/json' },
    });
    expect(refusedEntry?.response.content.text).toContain('err_loan_amount_not_allowed');
    expect(refusedEntry?.response.content.size).toBe(refusedEntry?.response.content.text?.length);
    expect(search?.request.queryString).toEqual([
      { name: 'name', value: 'Hansen' },
      { name: 'country', value: 'DE' },
    ]);
  });

  it('SIM-13 contains no password, cookie or token', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    await katrin.expectSuccess(listApplications);
    await test.sandbox().request('POST', '/user/account/confirm_email/geheimes-wort');
    await test.sandbox().expectRefusal(login, { body: { email: KATRIN_LOGIN, password: 'geheimes-wort' } });
    const text = JSON.stringify((await archive()).body);
    expect(text).not.toContain('geheimes-wort');
    expect(text).not.toContain(PERSONA_PASSWORD);
    expect(text).not.toContain(katrin.header('cookie').split('=')[1]);
  });

  it('SIM-13 applies the filters of the request log', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    await katrin.expectSuccess(listApplications);
    await katrin.request('GET', '/nothing');
    const urls = async (query: string) =>
      (await archive(query)).entries.map(({ request }) => new URL(request.url).pathname);
    expect(await urls('?method=post')).toEqual(['/user/account/login']);
    expect(await urls('?path=applic')).toEqual(['/user/applications']);
    expect(await urls('?call=listApplications')).toEqual(['/user/applications']);
    expect(await urls('?status=404')).toEqual(['/nothing']);
    expect(await urls('?limit=1')).toEqual(['/nothing']);
    expect((await test.sandbox().request('GET', '/simulator/requests.har?limit=0')).status).toBe(422);
  });

  it('shows a dropped connection with status 0, like browsers do', async () => {
    await test.sandbox().request('POST', '/simulator/faults', { body: { drop: true, times: 1 } });
    await expect(test.sandbox().request('GET', '/config')).rejects.toThrow('fetch failed');
    const [dropped] = (await archive()).entries;
    expect(dropped?.response).toMatchObject({ status: 0, statusText: '', bodySize: -1 });
  });
});
