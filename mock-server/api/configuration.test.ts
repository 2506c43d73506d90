import { getConfig, getPartnerConfig } from 'contracts/api/configuration';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';

const test = exchangeInSandbox();

async function legalName(headers: Record<string, string>) {
  const { public_features } = await test.sandbox().expectSuccess(getConfig, { headers });
  return public_features.find(({ name }) => name === 'company_names')?.value;
}

const LINDHOF = { legal_name: 'Lindhof Bank AG', display_name: 'Lindhof Bank' };

describe('configuration', () => {
  it.each([
    ['swiss.localhost:3000', 'swiss'],
    ['POLSKA.portal.example', 'polska'],
    ['closed.localhost', 'closed'],
  ])('SIM-15 the configuration for the forwarded host %s comes from the partner %s', async (host, key) => {
    const partner = await test.sandbox().expectSuccess(getPartnerConfig, { params: { subdomain: key } });
    const { display_name, legal_name } = partner.parameters;
    expect(await legalName({ 'x-forwarded-host': host })).toEqual({ legal_name, display_name });
    expect(display_name).not.toBe(LINDHOF.display_name);
  });

  it.each([
    'localhost:3000',
    '127.0.0.1:3000',
    'www.portal.example',
    'unbekannt.localhost',
    '',
    '"><script>',
  ])('the configuration for the host "%s" comes from the default partner', async (host) => {
    expect(await legalName({ 'x-forwarded-host': host })).toEqual(LINDHOF);
  });

  it('the configuration call refuses an unknown query parameter', async () => {
    const { status, body } = await test.sandbox().request('GET', '/config?a=1');
    expect([status, body]).toEqual([422, { errors: [{ code: 'err_validation_failed', field: 'a' }] }]);
  });
});

describe('partner configuration', () => {
  it('SIM-01 the configuration is selected by the first label of the host', async () => {
    const demo = await test.sandbox().expectSuccess(getPartnerConfig, { params: { subdomain: 'demo' } });
    expect(demo).toMatchObject({ parameters: LINDHOF, is_partner_terms_required: false });
    expect(
      await test.sandbox().expectSuccess(getPartnerConfig, { params: { subdomain: 'localhost' } }),
    ).toEqual(demo);
  });

  it.each(['unbekannt', '__proto__', 'constructor', 'demo/x', '%', '💶'])(
    'the partner configuration returns 404 for the unknown label "%s"',
    async (key) => {
      expect(await test.sandbox().expectRefusal(getPartnerConfig, { params: { subdomain: key } })).toMatch(
        /^404 err_entity_not_found/,
      );
    },
  );
});
