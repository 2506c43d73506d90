import { DEPLOYMENT_IDS, DEPLOYMENTS } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import { readProductRange } from '../product-range';
import { deploymentFrom, documentOf } from './bank';
import { checkBank } from './check-bank';

const { demo } = DEPLOYMENTS;

const feature = (document: Parameters<typeof deploymentFrom>[0], name: string) =>
  deploymentFrom(document, demo).publicFeatures.find((each) => each.name === name);

describe('SIM-15 the deployment that a document describes', () => {
  it('is the base’s in all that is not said', () => {
    const own = deploymentFrom({ name: 'Nordheide Bank' }, demo);
    expect(own).toMatchObject({ id: 'demo', hostLabels: ['demo'], timeZone: demo.timeZone });
    expect(own.partner.fe_theme).toEqual(demo.partner.fe_theme);
    expect(own.partner.user_application_types).toEqual(demo.partner.user_application_types);
    const changed = own.publicFeatures.filter(
      (each) =>
        JSON.stringify(each) !== JSON.stringify(demo.publicFeatures.find(({ name }) => name === each.name)),
    );
    expect(changed.map(({ name }) => name)).toEqual(['company_names']);
  });

  it.each(DEPLOYMENT_IDS)('is %s again by the document of %s', (id) => {
    const base = DEPLOYMENTS[id];
    const again = deploymentFrom(documentOf(base), base);
    expect(documentOf(again)).toEqual(documentOf(base));
    expect({ ...readProductRange(again), companyTypes: null, limits: null }).toEqual({
      ...readProductRange(base),
      companyTypes: null,
      limits: null,
    });
  });

  it('needs one colour, which stands for links too, and is shown', () => {
    const own = deploymentFrom({ name: 'A', colours: { primary: '#ff6f52' } }, DEPLOYMENTS.lean);
    expect(own.partner.fe_theme).toEqual({
      color_primary: '#ff6f52',
      color_link: '#ff6f52',
      color_cta_text: '#ffffff',
    });
    expect(own.partner.entitlements).toContain('WhitelabeledUserBranding');
  });

  it('has the legal forms of a country that is new to it', () => {
    const own = deploymentFrom({ name: 'A', countries: { supported: ['CH'] } }, demo);
    expect(readProductRange(own).companyTypes('CH')).toContain('CH_GMBH');
    expect(feature({ name: 'A', countries: { supported: ['CH'] } }, 'company_types')?.value).toMatchObject({
      supported: expect.arrayContaining(['CH_GMBH']),
    });
  });

  it('names its advisor, with whom talks can be booked', () => {
    const document = { name: 'A', advisor: { name: 'Miriam Oltmanns' } };
    expect(feature(document, 'appointments')?.value).toMatchObject({ advisor: document.advisor });
    const lean = deploymentFrom(document, DEPLOYMENTS.lean).publicFeatures;
    expect(lean.find(({ name }) => name === 'appointments')?.is_active).toBe(true);
    expect(feature({ name: 'A', features: { appointments: false } }, 'appointments')?.is_active).toBe(false);
  });

  it('tells the portal its time zone, by which talks are offered there', () => {
    const time_zone = 'Europe/Lisbon';
    const document = { name: 'A', time_zone };
    expect(feature(document, 'appointments')).toMatchObject({ is_active: true, value: { time_zone } });
    const named = { ...document, advisor: { name: 'Miriam Oltmanns' } };
    expect(feature(named, 'appointments')?.value).toMatchObject({ time_zone, advisor: named.advisor });
    const off = { ...document, features: { appointments: false } };
    expect(feature(off, 'appointments')?.is_active).toBe(false);
    const lean = deploymentFrom(document, DEPLOYMENTS.lean).publicFeatures;
    expect(lean.find(({ name }) => name === 'appointments')?.is_active ?? false).toBe(false);
  });

  it('takes away what is said to be none', () => {
    const own = deploymentFrom(
      { name: 'A', legal_links: { terms: null }, contact: { phone: null }, features: { hide_items: [] } },
      demo,
    );
    expect(own.partner.terms_url).toBeNull();
    expect(own.partner.parameters.customer_support_phone).toBeNull();
    expect(own.partner.parameters.customer_support_email).toBe('firmenkunden@lindhof.example');
  });
});

describe('what is wrong with a document', () => {
  it('may keep the base’s own host, and no other partner’s', () => {
    expect(checkBank({ name: 'A', key: 'demo' }, demo).findings).toEqual([]);
    expect(checkBank({ name: 'A', key: 'swiss' }, demo).document).toBeNull();
  });

  it('never gives a feature of the portal another value than its own member could', () => {
    const other_features = [
      { name: 'chat_widget', is_active: true },
      { name: 'currencies', is_active: true, value: 7 },
    ];
    const { document, findings } = checkBank({ name: 'A', other_features }, demo);
    expect(document).toBeNull();
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([
      { path: 'other_features[1].name', problem: 'feature_known', severity: 'error' },
    ]);
  });

  it('is found too where it can be read by itself, but not as the deployment that it makes', () => {
    const base = {
      ...demo,
      publicFeatures: [...demo.publicFeatures, { name: 'chat_widget', is_active: true, value: null }],
    };
    const other_features = Array.from({ length: 100 }, (_, index) => ({
      name: `f${index}`,
      is_active: true,
    }));
    expect(checkBank({ name: 'A', other_features }, demo).document).not.toBeNull();
    const { document, findings } = checkBank({ name: 'A', other_features }, base);
    expect(document).toBeNull();
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([
      { path: 'other_features', problem: 'too_many', severity: 'error', values: { max: 100 } },
    ]);
  });

  it('never names more than two hundred things', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`member${index}`, 1]));
    expect(checkBank({ name: 'A', ...many }, demo).findings).toHaveLength(200);
  });
});
