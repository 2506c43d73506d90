import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';

const test = exchangeInSandbox();

function statusFor(path: string, headers: Record<string, string>): Promise<number> {
  const address = new URL(`/simulator${path}?sandbox=${test.sandbox().id}&lang=en`, test.origin());
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers: { accept: 'text/html', ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

const HOSTS = ['999.1.1.1', 'xn--a', '256.256.256.256:4000'];
const PAGES = ['/', '/situations', '/development', '/bank', '/course', '/script', '/demo', '/enter'];

describe('D-02 forged Host and X-Forwarded-Host headers', () => {
  it.each(HOSTS)(
    'a forged Host header cannot crash or manipulate the pages of the simulator: %s',
    async (host) => {
      for (const path of PAGES) expect([path, await statusFor(path, { host })]).toEqual([path, 400]);
    },
  );

  it.each([...HOSTS, 'a:99999'])('an invalid X-Forwarded-Host is ignored: %s', async (host) => {
    for (const path of PAGES) {
      const named = await statusFor(path, { 'x-forwarded-host': host });
      expect([path, named]).toEqual([path, await statusFor(path, {})]);
      expect(named).toBeLessThan(500);
    }
  });

  it.each([...HOSTS, 'a:99999'])(
    'an invalid X-Forwarded-Host never becomes a redirect target: %s',
    async (host) => {
      const { headers } = await fetch(`${test.origin()}/simulator/enter?sandbox=${test.sandbox().id}`, {
        headers: { 'x-forwarded-host': host },
        redirect: 'manual',
      });
      expect(new URL(headers.get('location') ?? '').host).toBe('demo.localhost:3000');
    },
  );
});
