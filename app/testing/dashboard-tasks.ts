import { formTexts, typedValue } from '~/configured-form/rules/value';
import type { ShownCustomFields } from '~/dashboard/overview/custom-fields.server';

/** What a world has, from which a page's form takes what it is about. */
interface World {
  /** The simulator's lists, by their names. */
  snapshot: Record<string, unknown>;
  /** What the tab's page shows, at its address with this query. */
  page: (query: string) => Promise<unknown>;
}

/** What a form sends, and to which query of its tab. */
interface Sent {
  query: string;
  form: Record<string, string>;
}

/** How a task answers: its status, and a piece of what it says, on the page it leads to if there is one. */
export interface Expected {
  status: number;
  says: string;
}

/** One task of the dashboard, as its form sends it. */
export interface Row {
  scenario: string;
  /** The user's e-mail address; Katrin's, where none is given. */
  as?: string;
  /** Host of the partner's portal, where it is not the demo's. */
  host?: string;
  tab: 'overview' | 'representatives' | 'documents' | 'objects' | 'factoring' | 'signatures';
  sent: (world: World) => Sent | Promise<Sent>;
  /** While the application is in a status that does not allow it; null where every status does. */
  closed: Expected | null;
  /** What is sent by a page that was made before somebody else has changed what it is about. */
  outdated?: Expected & Partial<Sent>;
  /** How many calls of the lending API change something when it is done; one, where nothing is said. */
  changes?: number;
}

const OBJECT = {
  manufacturer: 'Jungheinrich',
  type: 'ETV 216',
  object_count: '1',
  net_purchase_price: '41.200',
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
const SALES = { annual_sales_previous_year: '120.000', currency: 'EUR' };
const DEBTOR = { company_name: 'Modehaus Hansen GmbH', company: 'id=modehaus-hansen', ...SALES };

const TALK = {
  intent: 'book',
  meetingType: 'telephone',
  day: '2026-03-10',
  time: '10:00',
  firstName: 'Katrin',
  lastName: 'Brandt',
  companyName: 'Metallbau Brandt GmbH',
  contactEmail: 'katrin@brandt.example',
  contactPhone: '+49 421 123456',
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
const FINANCIALS = Object.fromEntries(
  ['', '_abroad'].flatMap((place) => [
    [`company_portfolio${place}`, 'Stahlbau und Metallbau für Werften, Häfen und Industrie an der Küste'],
    [`annual_sales_previous_year${place}`, '1.000.000'],
    [`planned_annual_sales_following_year${place}`, '1.100.000'],
    [`planned_annual_sales_factoring${place}`, '900.000'],
  ]),
);
const INVOICES = Object.fromEntries(
  ['', '_abroad'].flatMap((place) => [
    [`number_of_outgoing_invoices${place}`, '400'],
    [`invoice_currencies${place}_EUR`, 'on'],
    [`max_invoice_value_previous_year${place}`, '80.000'],
    [`payment_deadline_for_outgoing_invoices${place}`, '30'],
  ]),
);
const RISK = {
  receivables_default_amount_previous_year: '0',
  receivables_default_amount_previous_year_abroad: '0',
  receivables_default_amount_current_year: '0',
  receivables_default_amount_current_year_abroad: '0',
  are_receivables_assigned: 'no',
  has_commercial_credit_insurance: 'no',
  already_has_factoring: 'no',
  centralized_settlement_entity: 'Keine',
};

/** A member of the page's data, by its path. */
function at(data: unknown, ...path: (string | number)[]): string {
  const found = path.reduce<unknown>(
    (value, name) => (value as Record<string | number, unknown> | null)?.[name],
    data,
  );
  return typeof found === 'string' ? found : '';
}

/** A form that is about nothing that is there already. */
const still =
  (query: string, form: Record<string, string> = {}): Row['sent'] =>
  () => ({ query, form });

/** A form about the first entry of one of the lending system's lists. */
const first =
  (collection: string, query: string, form: Record<string, string> = {}): Row['sent'] =>
  ({ snapshot }) => ({ query: `${query}${at(snapshot, collection, 0, 'id')}`, form });

/** The same, named in a field of the form. */
const firstIn =
  (collection: string, field: string, form: Record<string, string>): Row['sent'] =>
  ({ snapshot }) => ({ query: '', form: { ...form, [field]: at(snapshot, collection, 0, 'id') } });

const GONE = 'inzwischen gelöscht';

/** Tasks of one tab in one world. */
const of =
  (tab: Row['tab'], scenario: string, who: Pick<Row, 'as' | 'host'> = {}) =>
  (sent: Row['sent'], closed: Row['closed'], outdated?: Row['outdated']): Row => ({
    tab,
    scenario,
    ...who,
    sent,
    closed,
    ...(outdated && { outdated }),
  });

const CLOSED_FINANCING = { status: 422, says: 'lässt sich jetzt nicht mehr ändern' };
const objects = of('objects', 'object-financing');
/** A card's form is made for what is stored now. */
const card =
  (kind: string, version: readonly (string | number)[], form: Record<string, string>): Row['sent'] =>
  async ({ page }) => ({
    query: `?edit=${kind}`,
    form: { ...form, _shown: at(await page(`?edit=${kind}`), 'view', ...version, 'version') },
  });
/** A card of configured fields as it stands, with one answer changed; `position` among the cards. */
const configuredCard =
  (position: number, changed: string, answer: string): Row['sent'] =>
  async ({ page }) => {
    const { view } = (await page('')) as { view: { custom: ShownCustomFields[] } };
    const shown = view.custom[position];
    if (!shown) throw new Error('there is no such card');
    const texts = shown.fields.map((field) =>
      formTexts(field, field.id === changed ? answer : typedValue(field, shown.values[field.id] ?? '')),
    );
    const form = { ...Object.assign({}, ...texts), _shown: shown.version };
    return { query: `?edit=custom-${shown.entity}`, form };
  };
const CLOSED_CARD = { status: 403, says: 'beim jetzigen Stand des Antrags nicht mehr ändern' };
const OLDER_CARD = { form: { _shown: 'older' }, status: 409, says: 'inzwischen jemand anderes geändert' };
const overview = of('overview', 'object-financing');

const practice = of('overview', 'medical-application', {
  as: 'maren.vogt@praxis-vogt.example',
  host: 'medic.localhost',
});

/** A form about another representative, filled in as it is shown, with one answer changed. */
const person =
  (query: string, change: Record<string, string>): Row['sent'] =>
  async ({ snapshot, page }) => {
    const asked = `${query}${at(snapshot, 'signatories', 1, 'id')}`;
    const { task } = (await page(asked)) as { task: { seen?: string; values?: Record<string, string> } };
    return { query: asked, form: { ...task.values, seen: task.seen ?? '', ...change } };
  };
const CLOSED_ROSTER = { status: 303, says: 'lässt sich das nicht ändern' };
const OLDER_PERSON = { form: { seen: 'older' }, status: 409, says: 'wurden inzwischen geändert' };
const representatives = of('representatives', 'representatives');

const factoring = of('factoring', 'factoring-insurable');

export const DASHBOARD_TASKS: Record<string, Row> = {
  'objects add': objects(still('?add', OBJECT), CLOSED_FINANCING),
  'objects copy': objects(first('financeObjects', '?copy=', OBJECT), CLOSED_FINANCING),
  'objects edit': objects(first('financeObjects', '?edit=', OBJECT), CLOSED_FINANCING, {
    query: '?edit=gone',
    status: 404,
    says: GONE,
  }),
  'objects delete': objects(first('financeObjects', '?delete='), CLOSED_FINANCING, {
    query: '?delete=gone',
    status: 404,
    says: GONE,
  }),
  // Last year's sales have to add up to what the form begins with.
  'factoring financials': factoring(async ({ page }) => {
    const sales = at(await page('?edit=financials'), 'task', 'values', 'annual_sales_previous_year');
    return { query: '?edit=financials', form: { ...FINANCIALS, annual_sales_previous_year: sales } };
  }, CLOSED_FINANCING),
  'factoring invoices': factoring(still('?edit=invoices', INVOICES), CLOSED_FINANCING),
  'factoring risk_protection': factoring(still('?edit=risk_protection', RISK), CLOSED_FINANCING),
  'factoring debtor': factoring(still('?add', DEBTOR), CLOSED_FINANCING),
  'factoring company': factoring(still('?company', COMPANY), CLOSED_FINANCING),
  'factoring sales': factoring(first('debtors', '?debtor=', SALES), CLOSED_FINANCING, {
    query: '?debtor=gone',
    status: 404,
    says: GONE,
  }),
  'factoring deletion': factoring(first('debtors', '?delete='), CLOSED_FINANCING, {
    query: '?delete=gone',
    status: 404,
    says: GONE,
  }),
  'factoring cover': factoring(firstIn('debtors', 'debitor', { intent: 'cover' }), CLOSED_FINANCING, {
    form: { debitor: 'gone' },
    status: 404,
    says: GONE,
  }),
  'overview submit': of('overview', 'ready-to-submit')(still('?submit'), {
    status: 303,
    says: 'inzwischen den Stand',
  }),
  'overview appointment': overview(still('?appointment', TALK), null),
  'overview bank': overview(
    card('bank', ['bank'], {
      bankName: 'Sparkasse Kiel',
      iban: 'DE68210501700012345678',
      intent: 'save',
    }),
    CLOSED_CARD,
    OLDER_CARD,
  ),
  'overview tax-number': overview(
    card('tax-number', ['taxNumber'], { taxIdNumber: '2181508150' }),
    CLOSED_CARD,
    OLDER_CARD,
  ),
  'overview custom-application': practice(
    configuredCard(0, 'private_patient_share', '15'),
    CLOSED_CARD,
    OLDER_CARD,
  ),
  'overview custom-company': practice(
    configuredCard(1, 'physician_number', '482913703'),
    CLOSED_CARD,
    OLDER_CARD,
  ),
  'representatives add': representatives(still('?add', PERSON), CLOSED_ROSTER),
  'representatives edit': representatives(
    person('?edit=', { first_name: 'Neele' }),
    CLOSED_ROSTER,
    OLDER_PERSON,
  ),
  'representatives edit, of somebody who is gone': {
    ...representatives(person('?edit=', {}), CLOSED_ROSTER, {
      query: '?edit=gone',
      status: 303,
      says: 'nicht mehr eingetragen',
    }),
    // Nothing is changed in it.
    changes: 0,
  },
  'representatives email': representatives(
    person('?email=', { email: 'neu@brandt.example' }),
    CLOSED_ROSTER,
    OLDER_PERSON,
  ),
  'representatives telephone': representatives(
    person('?telephone=', { telephone: '+49 421 5551299' }),
    CLOSED_ROSTER,
    OLDER_PERSON,
  ),
  'representatives taxid': representatives(
    person('?taxid=', { taxid: '65929970489' }),
    CLOSED_ROSTER,
    OLDER_PERSON,
  ),
  'representatives remove': representatives(person('?delete=', {}), CLOSED_ROSTER, {
    query: '?delete=gone',
    status: 303,
    says: 'nicht mehr eingetragen',
  }),
};
