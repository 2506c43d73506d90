import { DEPLOYMENTS } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import { checkBank } from './check-bank';

const { demo, swiss, factoring } = DEPLOYMENTS;

const austrian = {
  ...demo,
  partner: { ...demo.partner, country_company_types: { DE: ['GMBH'], AT: ['GMBH'] } },
};

function checkDocument(document: object, base = demo) {
  const { document: read, findings } = checkBank({ name: 'Nordheide Bank', ...document }, base);
  return {
    isUsed: read !== null,
    findings: findings.map(({ severity, path, problem, values = {} }) =>
      [severity, path, problem, ...Object.entries(values).map((pair) => pair.join('='))].join(' '),
    ),
  };
}

describe('D-78 a country of a custom bank, which needs legal forms', () => {
  it.each([
    ['is accepted if the contract lists its forms', { countries: { supported: ['DE', 'CH', 'PL'] } }, demo],
    [
      'is accepted if the document lists its forms',
      { countries: { supported: ['DE', 'AT'] }, legal_forms: { DE: ['GMBH'], AT: ['GMBH'] } },
      demo,
    ],
    [
      'is accepted if the country is known and the document lists forms of another country',
      { countries: { supported: ['DE'] }, legal_forms: { AT: ['AG'] } },
      demo,
    ],
    ['is accepted if the partner lists its forms', { countries: { supported: ['AT'] } }, austrian],
    [
      'is accepted if the document lists the forms of all partner countries',
      { legal_forms: { DE: ['AG'], CH: ['CH_AG'] } },
      swiss,
    ],
    [
      'is accepted if the document also lists forms of another country',
      { legal_forms: { DE: ['AG'], AT: ['AG'] } },
      demo,
    ],
  ])('%s', (_, document, base) => {
    expect(checkDocument(document, base)).toEqual({ isUsed: true, findings: [] });
  });

  it.each([
    [
      'for each country without forms',
      { countries: { supported: ['AT', 'DE', 'FR'] } },
      demo,
      [
        'error countries.supported[0] no_legal_forms country=AT',
        'error countries.supported[2] no_legal_forms country=FR',
      ],
    ],
    [
      'if the partner lists its forms but the document does not',
      { countries: { supported: ['DE', 'AT'] }, legal_forms: { DE: ['GMBH'] } },
      austrian,
      ['error countries.supported[1] no_legal_forms country=AT'],
    ],
    [
      'in the country of the partner if the document lists forms of other countries only',
      { legal_forms: { CH: ['CH_AG'] } },
      demo,
      ['error legal_forms.DE no_legal_forms country=DE'],
    ],
    [
      'for all countries of the partner without forms in the document',
      { legal_forms: { DE: ['GMBH'] } },
      factoring,
      ['error legal_forms.CH no_legal_forms country=CH', 'error legal_forms.PL no_legal_forms country=PL'],
    ],
  ])('a country is refused %s', (_, document, base, findings) => {
    expect(checkDocument(document, base)).toEqual({ isUsed: false, findings });
  });
});

describe('D-01 the host label of a custom bank', () => {
  it.each(['nordheide', '4you', 'demo'])('the host label accepts %s', (key) => {
    expect(checkDocument({ key })).toEqual({ isUsed: true, findings: [] });
  });

  it.each(['swiss', 'lean', 'www', 'localhost', '8080'])('the host label refuses %s', (key) => {
    expect(checkDocument({ key })).toEqual({ isUsed: false, findings: ['error key key_taken'] });
  });

  it('the host label accepts the label of the replaced partner', () => {
    expect(checkDocument({ key: 'swiss' }, swiss)).toEqual({ isUsed: true, findings: [] });
    expect(checkDocument({ key: 'demo' }, swiss)).toEqual({
      isUsed: false,
      findings: ['error key key_taken'],
    });
  });
});

describe('notes in the check of a bank document', () => {
  it('SHELL-21 notes list each feature that portals do not show yet', () => {
    const other_features = [
      { name: 'chat_widget', is_active: true },
      { name: 'video_ident', is_active: false },
    ];
    expect(checkDocument({ other_features })).toEqual({
      isUsed: true,
      findings: [
        'note other_features[0] not_known_to_portal name=chat_widget',
        'note other_features[1] not_known_to_portal name=video_ident',
      ],
    });
  });

  it('DOC-01 notes list each document that has a name neither in the bank nor in the simulator', () => {
    const document_categories = [
      { type: 'bwa_susa', required: true },
      { type: 'business_plan', name: 'Businessplan', required: true },
      { type: 'fleet_list', name: { de: 'Fuhrparkliste' }, required: true },
      { type: 'fleet_plan', required: false },
    ];
    expect(checkDocument({ document_categories })).toEqual({
      isUsed: true,
      findings: ['note document_categories[3].name missing type=fleet_plan'],
    });
    expect(checkDocument({ document_categories: null })).toEqual({ isUsed: true, findings: [] });
  });

  it('notes appear together with errors', () => {
    const document = { key: 'swiss', other_features: [{ name: 'chat_widget', is_active: true }] };
    expect(checkDocument(document)).toEqual({
      isUsed: false,
      findings: ['error key key_taken', 'note other_features[0] not_known_to_portal name=chat_widget'],
    });
  });
});

describe('errors in the check of a bank document', () => {
  it('errors in a bank document contain only schema errors while the document cannot be parsed', () => {
    expect(checkDocument({ name: '', key: 'swiss', time_zone: 'Mars/Olympus' })).toEqual({
      isUsed: false,
      findings: ['error name missing', 'error time_zone not_a_time_zone'],
    });
  });

  it('errors in a bank document report an entry of other_features if the document has a separate property for the feature', () => {
    const other_features = [
      { name: 'chat_widget', is_active: true },
      { name: 'currencies', is_active: true, value: 7 },
    ];
    expect(checkDocument({ other_features })).toEqual({
      isUsed: false,
      findings: ['error other_features[1].name feature_known'],
    });
  });

  it('an error is reported for a document that parses but makes an invalid deployment', () => {
    const base = {
      ...demo,
      publicFeatures: [...demo.publicFeatures, { name: 'chat_widget', is_active: true, value: null }],
    };
    const other_features = Array.from({ length: 100 }, (_, index) => ({
      name: `f${index}`,
      is_active: true,
    }));
    expect(checkDocument({ other_features })).toMatchObject({ isUsed: true });
    const { isUsed, findings } = checkDocument({ other_features }, base);
    expect(isUsed).toBe(false);
    expect(findings).toHaveLength(101);
    expect(findings[0]).toBe('error other_features too_many max=100');
  });

  it('errors in a bank document are limited to 200 findings', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`member${index}`, 1]));
    expect(checkDocument(many).findings).toHaveLength(200);
  });
});
