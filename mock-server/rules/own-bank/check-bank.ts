import { COMPANY_TYPES } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import { documentTextsOf } from 'fixtures/document-texts';
import { createErrorFinding, createNoteFinding, type Finding, hasErrors } from '../finding';
import { parseJsonDocument } from '../parse-json-document';
import { createDeploymentFromBank, createWholeBankDocument } from './bank';
import { type BankDocument, bankDocumentSchema } from './bank-document';
import { isFreeLabel } from './host-label';

export interface CheckResult<Document> {
  document: Document | null;
  findings: Finding[];
}

export function checkBank(value: unknown, base: Deployment): CheckResult<BankDocument> {
  const { document, findings } = parseJsonDocument(bankDocumentSchema, value);
  if (document === null) return { document, findings };
  const furtherFindings = [
    ...countryFindings(document, base),
    ...keyFindings(document, base),
    ...otherFeatureFindings(document),
    ...documentNameFindings(document),
  ];
  if (hasErrors(furtherFindings)) return { document: null, findings: furtherFindings };
  const findingsOfDeployment = deploymentFindings(document, base);
  return {
    document: findingsOfDeployment.length > 0 ? null : document,
    findings: [...findingsOfDeployment, ...furtherFindings],
  };
}

/** The API answers with the resulting deployment, so validate that too. */
function deploymentFindings(document: BankDocument, base: Deployment): Finding[] {
  return parseJsonDocument(
    bankDocumentSchema,
    createWholeBankDocument(createDeploymentFromBank(document, base)),
  ).findings;
}

/** D-78: without legal forms, no portal can ask for a company. */
function countryFindings({ countries, legal_forms }: BankDocument, { partner }: Deployment): Finding[] {
  const knownTypes: Readonly<Record<string, readonly string[]>> = COMPANY_TYPES;
  const has = (country: string) =>
    Object.hasOwn(legal_forms ?? partner.country_company_types, country) ||
    Object.hasOwn(knownTypes, country);
  if (countries !== undefined) {
    return countries.supported.flatMap((country, index) =>
      has(country) ? [] : createErrorFinding(`countries.supported[${index}]`, 'no_legal_forms', { country }),
    );
  }
  if (legal_forms === undefined) return [];
  return Object.keys(partner.country_company_types)
    .filter((country) => !Object.hasOwn(legal_forms, country))
    .map((country) => createErrorFinding(`legal_forms.${country}`, 'no_legal_forms', { country }));
}

function keyFindings({ key }: BankDocument, base: Deployment): Finding[] {
  return key === undefined || isFreeLabel(key, base.id) ? [] : [createErrorFinding('key', 'key_taken')];
}

/** `/config` returns unknown features, although no portal shows them. */
function otherFeatureFindings({ other_features = [] }: BankDocument): Finding[] {
  return other_features.map(({ name }, index) =>
    createNoteFinding(`other_features[${index}]`, 'not_known_to_portal', { name }),
  );
}

function documentNameFindings({ document_categories }: BankDocument): Finding[] {
  return (document_categories ?? []).flatMap(({ type, name }, index) =>
    name === undefined && documentTextsOf(type) === undefined
      ? [createNoteFinding(`document_categories[${index}].name`, 'missing', { type })]
      : [],
  );
}
