import type { DocumentCategory } from 'contracts/api/documents';
import type { Language } from 'contracts/api/enumerations';
import type { Deployment, OwnDocumentCategory } from 'fixtures/deployments';
import { documentNameOf, documentTextsOf } from 'fixtures/document-texts';
import { LRUCache } from 'lru-cache';
import { listYearBoundTypes } from './base-year';
import { DEBT_REGISTER_TYPE } from './document-age';

export interface DocumentNeeds {
  deployment: Deployment;
  loanType: string;
  companyType: string | null | undefined;
  baseYear: number;
}

interface AskedDocument {
  type: string;
  isRequired: boolean;
  isDated: boolean;
}

const MAX_CACHED_CATEGORIES = 500;

const cachedCategories = new LRUCache<string, DocumentCategory[]>({ max: MAX_CACHED_CATEGORIES });

export function createDocumentCategories(needs: DocumentNeeds, language: Language): DocumentCategory[] {
  const ownDocuments = needs.deployment.bankTerms?.documents;
  if (ownDocuments)
    return ownDocuments.map((category, index) => createOwnCategory(category, index, language));
  const { loanType, companyType, baseYear } = needs;
  const key = JSON.stringify([loanType, companyType, baseYear, language, needs.deployment.partner.terms_url]);
  const knownCategories = cachedCategories.get(key);
  if (knownCategories) return knownCategories;
  const categories = listAskedDocuments(needs).map((askedDocument, index) =>
    Object.freeze(standardCategory(askedDocument, index, needs.deployment, language)),
  );
  cachedCategories.set(key, categories);
  Object.freeze(categories);
  return categories;
}

function standardCategory(
  { type, isRequired, isDated }: AskedDocument,
  index: number,
  deployment: Deployment,
  language: Language,
): DocumentCategory {
  const texts = documentTextsOf(type);
  return {
    document_type: type,
    name: documentNameOf(type, language),
    description: texts?.description?.[language] ?? null,
    tooltip_description: texts?.tooltip?.[language] ?? null,
    template_url: texts?.template === undefined ? null : templateUrl(deployment, texts.template),
    is_required: isRequired,
    is_as_of_date_required: isDated,
    weight: (index + 1) * 10,
  };
}

function createOwnCategory(
  { type, name, description, required, dated }: OwnDocumentCategory,
  index: number,
  language: Language,
): DocumentCategory {
  return {
    document_type: type,
    name: wordingIn(name, language) ?? documentNameOf(type, language),
    description: wordingIn(description, language) ?? documentTextsOf(type)?.description?.[language] ?? null,
    tooltip_description: null,
    template_url: null,
    is_required: required,
    is_as_of_date_required: dated,
    weight: (index + 1) * 10,
  };
}

function wordingIn(wording: OwnDocumentCategory['name'], language: Language): string | undefined {
  if (wording === undefined || typeof wording === 'string') return wording;
  return wording[language] ?? wording.de ?? wording.en ?? Object.values(wording)[0];
}

function listAskedDocuments(needs: DocumentNeeds): AskedDocument[] {
  const { loanType, companyType, baseYear } = needs;
  const accountTypes = listYearBoundTypes(companyType, baseYear);
  const documentsOfPractice = PRACTICE_DOCUMENTS_BY_LOAN_TYPE.get(loanType);
  if (documentsOfPractice !== undefined)
    return [...documentsOfPractice(accountTypes), ...PRACTICE_DOCUMENTS, ...GENERAL_DOCUMENTS];
  if (loanType === 'factoring')
    return [...accountTypes.map(required), ...FACTORING_DOCUMENTS, ...GENERAL_DOCUMENTS];
  return [
    ...accountTypes.map(required),
    ...LOAN_DOCUMENTS,
    ...(DOCUMENTS_BY_LOAN_TYPE.get(loanType) ?? []),
    ...GENERAL_DOCUMENTS,
  ];
}

const LOAN_DOCUMENTS: readonly AskedDocument[] = [
  withDate(required('bwa_susa')),
  withDate(required(DEBT_REGISTER_TYPE)),
];

const DOCUMENTS_BY_LOAN_TYPE: ReadonlyMap<string, readonly AskedDocument[]> = new Map([
  ['object_financing', [optional('supplier_invoice')]],
  ['project_financing', [required('business_plan')]],
  ['real_estate', [required('investment_and_cost_plan')]],
  ['structured_finance', [required('investment_and_cost_plan'), optional('business_plan')]],
]);

const FACTORING_DOCUMENTS: readonly AskedDocument[] = [
  withDate(required('bwa_susa')),
  withDate(required('debtor_list')),
  withDate(required('open_receivables_and_payables')),
  required('invoice_samples'),
];

const PRACTICE_DOCUMENTS: readonly AskedDocument[] = [
  required('licence_to_practise'),
  required('gdpr_consent'),
  optional('specialist_certification'),
  optional('signed_cv'),
];

const PRACTICE_DOCUMENTS_BY_LOAN_TYPE = new Map<string, (accounts: string[]) => AskedDocument[]>([
  ['devices_and_equipment', (accounts) => [...accounts.map(required), required('supplier_invoice')]],
  ['foundation', () => [required('business_plan'), required('investment_and_cost_plan')]],
  [
    'takeover',
    (accounts) => [
      required('business_plan'),
      required('investment_and_cost_plan'),
      required('draft_takeover_or_cooperation_agreement'),
      ...accounts.map(optional),
    ],
  ],
]);

const GENERAL_DOCUMENTS: readonly AskedDocument[] = [
  withDate(optional('bank_statement')),
  optional('tax_assessment_notice'),
  optional('statement_of_assets'),
  optional('other'),
];

function required(type: string): AskedDocument {
  return { type, isRequired: true, isDated: false };
}

function optional(type: string): AskedDocument {
  return { type, isRequired: false, isDated: false };
}

function withDate(askedDocument: AskedDocument): AskedDocument {
  return { ...askedDocument, isDated: true };
}

function templateUrl({ partner }: Deployment, file: string): string | null {
  return partner.terms_url ? new URL(`/templates/${file}`, partner.terms_url).href : null;
}
