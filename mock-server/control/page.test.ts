import { MAGIC_VALUES } from 'fixtures/magic-values';
import { SCENARIOS } from 'fixtures/worlds';
import { expect, it } from 'vitest';
import { inSandbox } from '../testing/in-sandbox';
import { registered } from '../testing/people';

const test = inSandbox();

it('lists every scenario with a link to play it, the personas and the magic values', async () => {
  const { status, headers, body } = await test.sandbox().request('GET', '/simulator/');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  for (const { id } of SCENARIOS) expect(body).toContain(`href="/simulator/play/${id}"`);
  for (const { value } of MAGIC_VALUES) expect(body).toContain(value);
  expect(body).toContain('katrin.brandt@metallbau-brandt.example');
});

it('SIM-07 shows a sandbox’s e-mails with links to follow', async () => {
  await registered(test.sandbox());
  const token = await test.sandbox().tokenOfMail('confirmation');
  const { body } = await test.sandbox().request('GET', `/simulator/?sandbox=${test.sandbox().id}`);
  expect(body).toContain(`<a href="http://demo.localhost:3000/user/account/confirm_email/${token}">`);
});

it('runs nothing that somebody typed', async () => {
  await registered(test.sandbox(), { email: "o'<script>@beispiel.example" } as never).catch(() => undefined);
  await registered(test.sandbox(), { email: "o'neill&co@beispiel.example" } as never);
  const { headers, body } = await test.sandbox().request('GET', `/simulator/?sandbox=${test.sandbox().id}`);
  expect(body).toContain('o&#39;neill&amp;co@beispiel.example');
  expect(body).not.toContain('<script');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('is not found for a sandbox nobody has', async () => {
  expect((await test.sandbox().request('GET', '/simulator/?sandbox=nobody')).status).toBe(404);
});
