import { describe, expect, it } from 'vitest';
import { openPortal } from '../testing/portal';

const visit = openPortal();

const LOGO_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>';
const BANK = { name: 'Nordheide Bank', colours: { primary: '#ff6f52' } };

describe("SIM-14: logo of a demo's custom bank", () => {
  it('serves only a picture, cached for an hour per visitor', async () => {
    const visitor = await visit('empty');
    await visitor.world.setBankDocument({ ...BANK, logo: LOGO_SVG });
    const logo = await visitor.get('/demo/logo?v=1');
    expect([logo.status, Object.fromEntries(logo.headers)]).toEqual([
      200,
      {
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=3600',
      },
    ]);
    expect(logo.body).toContain('M1 1h7v7H1z');
  });

  it('every change of the logo changes its URL', async () => {
    const visitor = await visit('empty');
    const address = async (d: string) => {
      await visitor.world.setBankDocument({ ...BANK, logo: LOGO_SVG.replace('M1 1h7v7H1z', d) });
      return (await visitor.open('/login')).attribute('header img', 'src') ?? '';
    };
    const [first, second] = [await address('M1 1h7v7H1z'), await address('M2 2h6v6H2z')];
    expect(first).toMatch(/^\/demo\/logo\?v=./);
    expect(second).not.toBe(first);
  });

  it.each([
    ['in a sandbox without a custom bank', null],
    ['for a bank without a logo', BANK],
  ])('returns 404 %s', async (_, bank) => {
    const visitor = await visit('empty');
    await visitor.world.setBankDocument(bank);
    expect((await visitor.get('/demo/logo')).status).toBe(404);
    expect((await visitor.open('/login')).count('header img[src^="/demo"]')).toBe(0);
  });
});
