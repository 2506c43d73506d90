import { describe, expect, it } from 'vitest';
import { parseJsonDocument } from '../parse-json-document';
import { bankDocumentSchema } from './bank-document';

const read = (members: object) =>
  parseJsonDocument(bankDocumentSchema, { name: 'Nordheide Bank', ...members });

function findingsFor(members: object): string[] {
  return read(members).findings.map(({ path, problem, values = {} }) =>
    [path, problem, ...Object.entries(values).map((pair) => pair.join('='))].join(' '),
  );
}

const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));
const categories = (count: number) => times(count, (index) => ({ type: `list_${index}`, required: true }));
const createFeatures = (count: number) =>
  times(count, (index) => ({ name: `new_${index}`, is_active: true }));
const EVERY_LOAN_TYPE =
  'working_capital general_liquidity material_financing object_financing project_financing real_estate ' +
  'structured_finance tlb whitelabel_liquidity bike_leasing factoring other';

const LINK = 'legal_links.terms';
const link = (terms: string) => ({ legal_links: { terms } });
const PHONE = 'contact.phone';

describe('SIM-15 a custom bank', () => {
  it.each<[what: string, members: object]>([
    ['its name alone', {}],
    ['names of the maximum length', { name: 'n'.repeat(60), legal_name: 'n'.repeat(120) }],
    ['a key of one character', { key: '7' }],
    ['a key of 40 characters', { key: `a-${'b'.repeat(37)}9` }],
    ['null for every optional member', { logo: null, colours: null, advisor: null }],
    ['a logo of the largest size', { logo: 'x'.repeat(400_000) }],
    ['one colour', { colours: { primary: '#Ff6F52' } }],
    ['three colours', { colours: { primary: '#000000', link: '#ffffff', cta_text: '#09aFAf' } }],
    ['a default from several choices', { currencies: { supported: ['EUR', 'PLN'], default: 'PLN' } }],
    ['legal forms in two countries', { legal_forms: { DE: ['GMBH', 'UG'], CH: ['CH_AG'] } }],
    [
      'links or null',
      { legal_links: { terms: 'http://a.example', imprint: 'https://a.example:8443/i?a#b', website: null } },
    ],
    ['a link of 500 characters', { legal_links: { terms: `https://a.example/${'a'.repeat(482)}` } }],
    ['contact data', { contact: { email: 'a@b.example', phone: '+49 (40) 66969-120/1' } }],
    ['the shortest phone number', { contact: { phone: '110' } }],
    ['the longest phone number', { contact: { phone: `+${'1'.repeat(30)}` } }],
    ['an advisor with a picture', { advisor: { name: 'M', avatar_url: 'https://a.example/m.png' } }],
    [
      'an advisor with an embedded picture',
      { advisor: { name: 'n'.repeat(80), role: null, avatar_url: `data:image/png,${'x'.repeat(19_985)}` } },
    ],
    ['hidden items', { features: { hide_items: times(50, () => 'i'.repeat(60)) } }],
    ['every loan type', { loan_types: EVERY_LOAN_TYPE.split(' ').map((type) => ({ type })) }],
    [
      'the widest bounds',
      {
        loan_types: [{ type: 'tlb', amount: { min: 1, max: 1_000_000_000 }, duration: { min: 1, max: 600 } }],
      },
    ],
    [
      'bounds that leave one amount',
      { loan_types: [{ type: 'tlb', amount: { min: 5_000, max: 5_000 }, duration: { min: 12, max: 12 } }] },
    ],
    [
      'a document type that starts with a symbol',
      { document_categories: [{ type: '_fleet', required: true }] },
    ],
    ['sixty documents', { document_categories: categories(60) }],
    ['no documents', { document_categories: [] }],
    [
      'a document with all its texts',
      {
        document_categories: [
          { type: 'a'.repeat(60), name: 'n'.repeat(120), description: 'n'.repeat(1_000), required: false },
        ],
      },
    ],
    [
      'an identification provider and an insurer',
      { providers: { identification: 'manual', cover: 'c'.repeat(50) } },
    ],
    ['a time zone', { time_zone: 'Europe/Lisbon' }],
    ['a hundred unknown features', { other_features: createFeatures(100) }],
  ])('a custom bank is accepted with %s', (_, members) => {
    expect(findingsFor(members)).toEqual([]);
  });

  it('a custom bank has undated documents by default', () => {
    const document_categories = [
      { type: 'fleet_list', required: true },
      { type: 'balance', required: true, dated: true },
    ];
    expect(read({ document_categories }).document?.document_categories).toEqual([
      { type: 'fleet_list', required: true, dated: false },
      { type: 'balance', required: true, dated: true },
    ]);
  });
});

describe('SIM-15 a custom bank is refused with the path of the invalid JSON property', () => {
  it.each<[what: string, members: object, findings: string[]]>([
    [
      'names that are one character too long',
      { name: 'n'.repeat(61), legal_name: 'n'.repeat(121) },
      ['name too_long max=60', 'legal_name too_long max=120'],
    ],
    ['a key that is one character too long', { key: 'a'.repeat(41) }, ['key not_a_name']],
    ['a key that begins with a hyphen', { key: '-a' }, ['key not_a_name']],
    ['a key that ends with a hyphen', { key: 'a-' }, ['key not_a_name']],
    ['a key in capitals', { key: 'Nord' }, ['key not_a_name']],
    ['a logo that is one character too large', { logo: 'x'.repeat(400_001) }, ['logo image_too_large']],
    ['a short colour', { colours: { primary: '#fff' } }, ['colours.primary not_a_colour']],
    ['a long colour', { colours: { primary: '#ffffff00' } }, ['colours.primary not_a_colour']],
    ['no primary colour', { colours: { link: '#ffffff' } }, ['colours.primary missing']],
    [
      'duplicate countries',
      { countries: { supported: ['DE', 'CH', 'DE', 'CH'] } },
      ['countries.supported[2] twice', 'countries.supported[3] twice'],
    ],
    ['a duplicate purpose', { purposes: ['other', 'other'] }, ['purposes[1] twice']],
    ['a duplicate legal form', { legal_forms: { DE: ['AG', 'AG'] } }, ['legal_forms.DE[1] twice']],
    ['no legal form in a country', { legal_forms: { DE: [] } }, ['legal_forms.DE too_few min=1']],
    ['legal forms of an unknown country', { legal_forms: { XX: ['AG'] } }, ['legal_forms.XX not_a_country']],
    [
      'a default that is not offered',
      { currencies: { supported: ['EUR'], default: 'CHF' } },
      ['currencies.default not_among_supported'],
    ],
    [
      'a link that is one character too long',
      link(`https://a.example/${'a'.repeat(483)}`),
      [`${LINK} too_long max=500`],
    ],
    ['a link without a protocol', link('a.example'), [`${LINK} not_an_address`]],
    ['a link with the protocol javascript', link('javascript:alert(1)'), [`${LINK} not_an_address`]],
    ['a link with the protocol ftp', link('ftp://a.example/terms'), [`${LINK} not_an_address`]],
    ['a link with the protocol shttp', link('shttp://a.example'), [`${LINK} not_an_address`]],
    ['a link with a user name', link('https://user@a.example'), [`${LINK} not_an_address`]],
    ['a link with a password', link('https://:secret@a.example'), [`${LINK} not_an_address`]],
    ['an invalid e-mail address', { contact: { email: 'a@b' } }, ['contact.email not_an_email']],
    ['a phone number too short', { contact: { phone: '11' } }, [`${PHONE} not_a_phone_number`]],
    ['a phone number too long', { contact: { phone: '1'.repeat(32) } }, [`${PHONE} not_a_phone_number`]],
    ['a phone number in letters', { contact: { phone: '0800 BANK' } }, [`${PHONE} not_a_phone_number`]],
    [
      'an advisor picture that is an HTML page',
      { advisor: { name: 'M', avatar_url: 'data:text/html,M' } },
      ['advisor.avatar_url not_an_address'],
    ],
    [
      'an advisor whose texts are all too long',
      {
        advisor: {
          name: 'n'.repeat(81),
          role: 'r'.repeat(121),
          avatar_url: `data:image/${'x'.repeat(19_990)}`,
        },
      },
      [
        'advisor.name too_long max=80',
        'advisor.role too_long max=120',
        'advisor.avatar_url too_long max=20000',
      ],
    ],
    [
      'too many hidden items',
      { features: { hide_items: times(51, () => 'fees') } },
      ['features.hide_items too_many max=50'],
    ],
    ['no loan type', { loan_types: [] }, ['loan_types too_few min=1']],
    [
      'a duplicate loan type',
      { loan_types: [{ type: 'tlb' }, { type: 'other' }, { type: 'tlb' }] },
      ['loan_types[2].type twice'],
    ],
    [
      'a minimum above the maximum',
      { loan_types: [{ type: 'tlb', amount: { min: 5_001, max: 5_000 } }] },
      ['loan_types[0].amount min_above_max'],
    ],
    [
      'bounds too wide',
      {
        loan_types: [{ type: 'tlb', amount: { min: 0, max: 1_000_000_001 }, duration: { min: 1, max: 601 } }],
      },
      [
        'loan_types[0].amount.min out_of_range min=1',
        'loan_types[0].amount.max out_of_range max=1000000000',
        'loan_types[0].duration.max out_of_range max=600',
      ],
    ],
    ['too many documents', { document_categories: categories(61) }, ['document_categories too_many max=60']],
    [
      'a duplicate document',
      { document_categories: [...categories(2), ...categories(1)] },
      ['document_categories[2].type twice'],
    ],
    [
      'a document type with a space',
      { document_categories: [{ type: 'Fleet list', required: true }] },
      ['document_categories[0].type not_a_name'],
    ],
    [
      'the document type __proto__',
      { document_categories: [{ type: '__proto__', required: true }] },
      ['document_categories[0].type not_a_name'],
    ],
    [
      'a document type that is one character too long',
      { document_categories: [{ type: 'a'.repeat(61), required: true }] },
      ['document_categories[0].type not_a_name'],
    ],
    [
      'an insurer name that is too long',
      { providers: { cover: 'c'.repeat(51) } },
      ['providers.cover not_a_name'],
    ],
    ['an unknown time zone', { time_zone: 'Europe/Nordheide' }, ['time_zone not_a_time_zone']],
    ['an empty time zone', { time_zone: '' }, ['time_zone not_a_time_zone']],
    ['too many features', { other_features: createFeatures(101) }, ['other_features too_many max=100']],
    [
      'a duplicate feature',
      { other_features: [...createFeatures(1), ...createFeatures(1)] },
      ['other_features[1].name twice'],
    ],
    [
      'a feature with a separate member',
      { other_features: [{ name: 'currencies', is_active: false }] },
      ['other_features[0].name feature_known'],
    ],
    [
      'a tag manager container',
      { features: { analytics_tag_manager_id: 'GTM-X1' } },
      ['features.analytics_tag_manager_id unknown_member name=analytics_tag_manager_id'],
    ],
  ])('the bank document has findings if it has %s', (_, members, findings) => {
    expect(findingsFor(members)).toEqual(findings);
  });
});
