import type { World } from './world';

/** A change that a page of the dashboard offers. */
export interface DashboardChange {
  name: string;
  /** World of fixtures/worlds in which it may be done. */
  world: string;
  /** Who does it; the applicant when left out. */
  as?: string;
  /** Tab of the application; empty for the overview. */
  tab: string;
  /** Query of the page with its form; empty for a form of the tab itself. */
  query?: (world: World) => string;
  /** What its form is known by among several: hidden fields. */
  form?: Readonly<Record<string, string>>;
  /** What is typed into the form as the page shows it. */
  typed?: Readonly<Record<string, string>>;
  /** A file that is sent along. */
  file?: string;
  /** What is typed so that a rule of a field is broken; left out where nothing is typed. */
  wrong?: Readonly<Record<string, string>>;
}

const object = (world: World) => world.rows.financeObjects.first()?.id ?? '';
const debtor = (world: World) => world.rows.debtors.first()?.id ?? '';
const document = (world: World) => world.rows.documents.first()?.id ?? '';
const second = (world: World) => world.rows.signatories.all()[1]?.id ?? '';
const katrin = (world: World) =>
  world.rows.signatories.all().find(({ first_name }) => first_name === 'Katrin')?.id ?? '';
const paper = (type: string) => (world: World) =>
  world.rows.documents.all().find((row) => row.type === type)?.id ?? '';

const OBJECT = {
  manufacturer: 'Jungheinrich',
  type: 'ETV 216',
  object_count: '1',
  net_purchase_price: '41,200',
  down_payment: '0',
  remaining_value: '0',
  financing_type: 'leasing',
  rental_state: 'no',
  is_fixed_interest: 'yes',
  merchant_name: 'Stapler Ahrens GmbH',
  merchant_street: 'Werkstraße',
  merchant_house_num: '14',
  merchant_postcode: '30179',
  merchant_city: 'Hannover',
  merchant_country: 'DE',
  merchant_company_id: 'HRB 88120',
};
const PERSON = {
  first_name: 'Nele',
  last_name: 'Uhl',
  nationality: 'DE',
  birthdate: '04.05.1988',
  street: 'Kirchweg',
  street_number: '7',
  postcode: '28195',
  location: 'Bremen',
  country: 'DE',
  is_legal_signatory: 'no',
  is_beneficial_owner: 'no',
};
const COMPANY = {
  companyName: 'Möbelhof Süd GmbH',
  address_country: 'DE',
  companyType: 'GMBH',
  address_street: 'Am Anger',
  address_house_number: '3',
  address_post_code: '87435',
  address_location: 'Kempten',
  businessPurpose: 'Möbelhandel',
};
const FINANCIALS = {
  company_portfolio: 'Treppen und Geländer aus Stahl für gewerbliche Bauherren in Norddeutschland',
  annual_sales_previous_year: '1,200,000',
  planned_annual_sales_following_year: '1,300,000',
  planned_annual_sales_factoring: '600,000',
};
const objects = { world: 'object-financing', tab: 'objects' } as const;
const factoring = { world: 'factoring-insurable', tab: 'factoring' } as const;
const people = { world: 'representatives', tab: 'representatives' } as const;
const own = { world: 'signing-invitations', tab: 'representatives' } as const;

/** Every change of the dashboard that is one form: all of them answer alike. */
export const DASHBOARD_CHANGES: readonly DashboardChange[] = [
  {
    ...objects,
    name: 'an object is added',
    query: () => '?add',
    typed: OBJECT,
    wrong: { manufacturer: '' },
  },
  {
    ...objects,
    name: 'an object is copied',
    query: (world) => `?copy=${object(world)}`,
    typed: { type: 'TruBend 7036' },
    wrong: { net_purchase_price: 'viel' },
  },
  {
    ...objects,
    name: 'an object is changed',
    query: (world) => `?edit=${object(world)}`,
    typed: { manufacturer: 'Bystronic' },
    wrong: { object_count: '0' },
  },
  {
    ...objects,
    name: 'an object is removed',
    query: (world) => `?delete=${object(world)}`,
  },
  {
    ...people,
    name: 'a representative is added',
    query: () => '?add',
    typed: PERSON,
    wrong: { last_name: '' },
  },
  {
    ...people,
    name: 'a representative is changed',
    query: (world) => `?edit=${second(world)}`,
    typed: { last_name: 'Brandt-Meyer' },
    wrong: { birthdate: '31.02.1979' },
  },
  {
    ...people,
    name: 'a representative is removed',
    query: (world) => `?delete=${second(world)}`,
  },
  {
    ...own,
    name: 'the own e-mail is changed',
    query: (world) => `?email=${katrin(world)}`,
    typed: { email: 'katrin@brandt.example' },
    wrong: { email: 'katrin' },
  },
  {
    ...own,
    name: 'the own telephone is changed',
    query: (world) => `?telephone=${katrin(world)}`,
    typed: { telephone: '+49 421 5550199' },
    wrong: { telephone: 'x' },
  },
  {
    ...own,
    name: 'the own tax number is changed',
    query: (world) => `?taxid=${katrin(world)}`,
    typed: { taxid: '36574261809' },
    wrong: { taxid: '1' },
  },
  {
    ...factoring,
    name: 'a section of factoring is filled in',
    query: () => '?edit=financials',
    typed: FINANCIALS,
    wrong: { ...FINANCIALS, annual_sales_previous_year: 'viel' },
  },
  {
    ...factoring,
    name: 'a debtor is added',
    query: () => '?add',
    typed: {
      company_name: 'Modehaus Hansen GmbH',
      company: 'id=modehaus-hansen',
      annual_sales_previous_year: '120,000',
      currency: 'EUR',
    },
    wrong: { annual_sales_previous_year: 'viel' },
  },
  {
    ...factoring,
    name: 'a company of a debtor is made',
    query: () => '?company',
    typed: COMPANY,
    wrong: { companyName: '' },
  },
  {
    ...factoring,
    name: 'a debtor’s sales are changed',
    query: (world) => `?debtor=${debtor(world)}`,
    typed: { annual_sales_previous_year: '420,000' },
    wrong: { annual_sales_previous_year: '-1' },
  },
  {
    ...factoring,
    name: 'a debtor is removed',
    query: (world) => `?delete=${debtor(world)}`,
  },
  {
    ...factoring,
    name: 'cover for a debtor is asked for',
    form: { intent: 'cover' },
  },
  {
    name: 'the company’s tax number is changed',
    world: 'first-application',
    tab: '',
    query: () => '?edit=tax-number',
    typed: { taxIdNumber: '60/123/45679' },
    wrong: { taxIdNumber: 'x'.repeat(300) },
  },
  {
    name: 'what the form asked about the company is changed',
    world: 'medical-application',
    tab: '',
    query: () => '?edit=custom-company',
    typed: { staff_count: '4' },
    wrong: { staff_count: 'x' },
  },
  {
    name: 'an application is submitted',
    world: 'ready-to-submit',
    tab: '',
    query: () => '?submit',
  },
  {
    name: 'a document is hidden from the bank’s customer',
    world: 'documents',
    tab: 'documents',
    form: { task: 'visibility' },
  },
  {
    name: 'a document is deleted',
    world: 'documents',
    tab: 'documents',
    query: (world) => `?delete=${document(world)}`,
    form: { task: 'remove' },
  },
  {
    name: 'a document is uploaded',
    world: 'documents',
    tab: 'documents',
    form: { type: 'other' },
    file: 'Bilanz.pdf',
  },
  {
    name: 'a tax number to sign is given',
    world: 'signing',
    as: 'jonas',
    tab: 'signatures',
    form: { intent: 'taxNumber' },
    typed: { taxNumber: '36574261809' },
    wrong: { taxNumber: '1' },
  },
  {
    name: 'an identification is begun',
    world: 'signing',
    tab: 'signatures',
    form: { intent: 'identify' },
  },
  {
    name: 'the contract is signed',
    world: 'signing-terms',
    tab: 'signatures',
    form: { intent: 'sign' },
    typed: { legalSignature: 'on', sepaMandate: 'on' },
    wrong: {},
  },
  {
    name: 'a paper is signed online',
    world: 'signing-documents',
    tab: 'signatures',
    query: (world) => `?sign=${paper('brokerage_contract')(world)}`,
    form: { intent: 'signPaper' },
    typed: { read: 'on' },
    wrong: {},
  },
];
