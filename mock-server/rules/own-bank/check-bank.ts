import { COMPANY_TYPES } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import { documentTextsOf } from 'fixtures/document-texts';
import { type Finding, fault, hasFaults, note } from '../finding';
import { readDocument } from '../read-document';
import { deploymentFrom, wholeDocument } from './bank';
import { type BankDocument, bankDocument } from './bank-document';
import { isFreeLabel } from './host-label';

/** A document that can be used, with what is worth knowing of it; or what keeps it from being used. */
export interface Checked<Document> {
  /** Null where an error was found. */
  document: Document | null;
  findings: Finding[];
}

/** Checks what somebody gives as a bank of their own, in the place of the deployment `base`. */
export function checkBank(value: unknown, base: Deployment): Checked<BankDocument> {
  const { document, findings } = readDocument(bankDocument, value);
  if (document === null) return { document, findings };
  const found = [
    ...countryFindings(document, base),
    ...keyFindings(document, base),
    ...otherFeatureFindings(document),
    ...documentNameFindings(document),
  ];
  if (hasFaults(found)) return { document: null, findings: found };
  const unreadable = againFindings(document, base);
  return { document: unreadable.length > 0 ? null : document, findings: [...unreadable, ...found] };
}

/** What is stored is answered as the whole deployment that it makes: one that no longer fits the schema could never be read again. */
function againFindings(document: BankDocument, base: Deployment): Finding[] {
  return readDocument(bankDocument, wholeDocument(deploymentFrom(document, base))).findings;
}

/** A country without legal forms has an empty list, without which no portal can ask for a company (D-78). */
function countryFindings({ countries, legal_forms }: BankDocument, { partner }: Deployment): Finding[] {
  const known: Readonly<Record<string, readonly string[]>> = COMPANY_TYPES;
  const has = (country: string) =>
    Object.hasOwn(legal_forms ?? partner.country_company_types, country) || Object.hasOwn(known, country);
  if (countries !== undefined) {
    return countries.supported.flatMap((country, index) =>
      has(country) ? [] : fault(`countries.supported[${index}]`, 'no_legal_forms', { country }),
    );
  }
  if (legal_forms === undefined) return [];
  return Object.keys(partner.country_company_types)
    .filter((country) => !Object.hasOwn(legal_forms, country))
    .map((country) => fault(`legal_forms.${country}`, 'no_legal_forms', { country }));
}

/** A host belongs to one partner. */
function keyFindings({ key }: BankDocument, base: Deployment): Finding[] {
  return key === undefined || isFreeLabel(key, base.id) ? [] : [fault('key', 'key_taken')];
}

/** What a newer lending API says is kept, and answered by `/config`; no portal shows it yet. */
function otherFeatureFindings({ other_features = [] }: BankDocument): Finding[] {
  return other_features.map(({ name }, index) =>
    note(`other_features[${index}]`, 'not_known_to_portal', { name }),
  );
}

function documentNameFindings({ document_categories }: BankDocument): Finding[] {
  return (document_categories ?? []).flatMap(({ type, name }, index) =>
    name === undefined && documentTextsOf(type) === undefined
      ? [note(`document_categories[${index}].name`, 'missing', { type })]
      : [],
  );
}
