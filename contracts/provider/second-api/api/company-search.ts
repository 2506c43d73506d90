import type { Api, ResponseBody, SecondBank } from './calls';
import { refuse } from './refusal';

type Suggestion = ResponseBody<'searchCompanies'>['companyNameSuggestions'][number];

interface CompanyRow {
  external_id: string;
  name: string;
  street_line: string | null;
  postcode: string | null;
  city: string | null;
  country: string;
  register_number: string | null;
  legal_form: Suggestion['companyType'];
  purpose: string | null;
}

const MIN_CHARACTERS = 4;
const MAX_CHARACTERS = 255;
const MAX_SUGGESTIONS = 20;

export function addCompanySearchCalls(api: Api, { database }: SecondBank): void {
  api.get('/company_search', async (context) => {
    const name = (context.req.query('name') ?? '').trim();
    if (name.length < MIN_CHARACTERS || name.length > MAX_CHARACTERS)
      throw refuse('err_validation_failed', 'name');
    const rows = await database.all<CompanyRow>(
      `select * from company where position(lower($1) in lower(name)) > 0 and ($2::text is null or country = $2)
         order by name limit ${MAX_SUGGESTIONS}`,
      [name, context.req.query('country') ?? null],
    );
    return context.json({
      companyNameSuggestions: rows.map(asSuggestion),
    } satisfies ResponseBody<'searchCompanies'>);
  });
}

function asSuggestion(row: CompanyRow): Suggestion {
  return {
    id: row.external_id,
    external_provider_company_id: row.external_id,
    external_provider_name: 'handelsregister',
    name: row.name,
    strasseHausnummer: row.street_line,
    plz: row.postcode,
    ort: row.city,
    land: row.country,
    identnummer: row.register_number,
    inPortfolio: false,
    isInternal: false,
    companyType: row.legal_form,
    businessPurpose: row.purpose,
    company_custom_fields: [],
  };
}
