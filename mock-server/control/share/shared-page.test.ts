import { LANGUAGES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../../testing/in-sandbox';

const test = exchangeInSandbox({ scenario: 'ready-to-submit' });

async function send(path: string, form: Record<string, string>) {
  const answer = await fetch(`${test.origin()}/simulator${path}?sandbox=${test.sandbox().id}&lang=en`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(form),
  });
  return { status: answer.status, body: await answer.text() };
}

async function page(language = 'en', sandbox = test.sandbox().id) {
  const answer = await fetch(`${test.origin()}/simulator/shared?sandbox=${sandbox}&lang=${language}`);
  return answer.text();
}

async function share(name: string): Promise<string> {
  await send('/page/save', { name });
  const [, state = ''] = /\/simulator\/share\/([\w-]+)/.exec(await page()) ?? [];
  return state;
}

const open = (state: string) =>
  fetch(`${test.origin()}/simulator/share/${state}`, { redirect: 'manual' }).then(({ status }) => status);

describe('SIM-12 the page of shared links', () => {
  it('lists each shared state with its link and number of visits', async () => {
    expect(await page()).toContain('Nothing is shared yet.');
    const state = await share('Before the signature');
    expect(await open(state)).toBe(303);
    expect(await page()).toMatch(/<b>Before the signature<\/b><small>[^<]* · opened: 1</);
  });

  it('withdraws a link and keeps its state, which can be shared again', async () => {
    const state = await share('Before the signature');
    const { body } = await send('/shared', { state, intent: 'withdraw' });
    expect(body).toContain('The link opens nothing.');
    expect(body).toContain('Open: 0 · Withdrawn: 1');
    expect(body).not.toContain(`/simulator/share/${state}`);
    expect(await open(state)).toBe(404);
    const situations = await fetch(
      `${test.origin()}/simulator/situations?sandbox=${test.sandbox().id}&lang=en`,
    );
    expect(await situations.text()).not.toContain(`/simulator/share/${state}`);
    expect((await send('/page/restore', { state })).status).toBe(200);
    expect((await send('/shared', { state, intent: 'share' })).body).toContain('Open: 1 · Withdrawn: 0');
    expect(await open(state)).toBe(303);
  });

  it.each([
    ['en', 'This link is no longer valid'],
    ['de', 'Dieser Link gilt nicht mehr'],
    ['fr', 'Ce lien n’est plus valable'],
    ['pl', 'Ten link już nie działa'],
  ])('explains a withdrawn link in the language %s', async (language, title) => {
    const state = await share('Before the signature');
    await send('/shared', { state, intent: 'withdraw' });
    const answer = await fetch(`${test.origin()}/simulator/share/${state}`, {
      headers: { accept: 'text/html', 'accept-language': language },
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`<h1>${title}</h1>`);
  });

  it('does not restore a withdrawn state in another sandbox', async () => {
    const state = await share('Before the signature');
    await send('/shared', { state, intent: 'withdraw' });
    const body = new URLSearchParams({ state });
    const answer = await fetch(`${test.origin()}/simulator/page/restore?lang=en`, { method: 'POST', body });
    expect(await answer.text()).not.toContain('Before the signature');
    expect(answer.status).toBe(422);
  });

  it.each([
    [{ state: 'unknown', intent: 'withdraw' }, 404],
    [{ intent: 'withdraw' }, 404],
  ])('refuses the form %j', async (form, status) => {
    expect((await send('/shared', form as Record<string, string>)).status).toBe(status);
  });

  it('refuses to withdraw a state of another sandbox', async () => {
    const state = await share('Mine');
    const answer = await fetch(`${test.origin()}/simulator/shared?lang=en`, {
      method: 'POST',
      body: new URLSearchParams({ state, intent: 'withdraw' }),
    });
    expect(answer.status).toBe(404);
    expect(await open(state)).toBe(303);
  });

  it.each(LANGUAGES)('The page of shared links has its texts in the language %s', async (language) => {
    await share('A');
    const body = await page(language);
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).not.toMatch(/\{\{|undefined|\[object/);
  });
});
