import type {
  DynamicForm,
  FieldComponent,
  FieldEntity,
  FieldValueType,
  Language,
} from 'contracts/api/enumerations';
import { type Definition, type Draft, type Field, findDefinition } from '../draft/draft';
import type { NewField } from '../draft/fields';

export const QUESTION_GROUPS = {
  amount: ['number', 'slider', 'loan_size', 'loan_duration'],
  date: ['date'],
  text: ['text', 'textarea'],
  address: ['address', 'country'],
  choice: ['radio', 'select', 'quick_picks', 'checkbox'],
  company: ['company_search', 'company_type'],
  financing: ['currency', 'loan_purpose'],
} as const;
export type QuestionGroup = keyof typeof QUESTION_GROUPS;
export type Question = (typeof QUESTION_GROUPS)[QuestionGroup][number];
export const QUESTIONS: readonly Question[] = Object.values(QUESTION_GROUPS).flat();

/** Questions that forms cannot ask. The search result says where the portal asks them. */
export const UNSUPPORTED_QUESTIONS = ['file', 'condition', 'person', 'bank_account', 'signature'] as const;
export type UnsupportedQuestion = (typeof UNSUPPORTED_QUESTIONS)[number];

type Check = NonNullable<Field['validations']>[number];

interface Kind {
  readonly component: FieldComponent;
  readonly value_type: FieldValueType;
  /** Absent for custom fields. */
  readonly standard?: string;
  readonly related_entity?: FieldEntity;
  readonly ui?: Partial<Field>;
}

const bounds = (min: number, max: number): Check[] => [
  { type: 'min', value: min },
  { type: 'max', value: max },
];

const KINDS: Record<Exclude<Question, 'address'>, Kind> = {
  number: { component: 'number', value_type: 'int' },
  slider: { component: 'slider', value_type: 'int', ui: { step: 1, validations: bounds(0, 100) } },
  loan_size: {
    ...{ component: 'slider', value_type: 'int', standard: 'loanSize' },
    ui: { format: 'currency', step: 5_000, validations: bounds(5_000, 500_000) },
  },
  loan_duration: {
    ...{ component: 'slider', value_type: 'int', standard: 'loanDuration' },
    ui: { unit: 'months', step: 2, validations: bounds(12, 60) },
  },
  date: { component: 'date', value_type: 'date' },
  text: { component: 'text', value_type: 'text' },
  textarea: { component: 'textarea', value_type: 'text', ui: { rows: 4 } },
  country: {
    ...{ component: 'country', value_type: 'text', standard: 'companyCountry' },
    related_entity: 'company',
  },
  radio: { component: 'radio', value_type: 'text' },
  select: { component: 'select', value_type: 'text' },
  quick_picks: { component: 'quick_picks', value_type: 'text' },
  checkbox: { component: 'checkbox', value_type: 'boolean' },
  company_search: {
    ...{ component: 'company_search', value_type: 'text', standard: 'companyName' },
    related_entity: 'company',
    ui: {
      validations: [
        { type: 'required', value: true },
        { type: 'minLength', value: 4 },
        { type: 'maxLength', value: 255 },
      ],
    },
  },
  company_type: {
    ...{ component: 'company_type', value_type: 'text', standard: 'companyType' },
    related_entity: 'company',
  },
  currency: { component: 'currency', value_type: 'text', standard: 'currency' },
  loan_purpose: { component: 'loan_purpose', value_type: 'text', standard: 'allBanksLoanPurpose' },
};

/** The portal shows these fields as one address, with the lender's limits. */
const ADDRESS_PARTS = [
  { id: 'street', max: 30, isRequired: true },
  { id: 'houseNumber', max: 10, isRequired: false },
  { id: 'companyPostCode', max: 8, isRequired: true },
  { id: 'companyLocation', max: 30, isRequired: true },
] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number]['id'];

export interface QuestionTexts {
  readonly language: Language;
  readonly labelOf: (question: Exclude<Question, 'address'> | AddressPart) => string;
  /** Labels of two initial choices: a field without choices cannot be shown. */
  readonly choices: readonly [string, string];
}

export function listStandardIds(question: Question): string[] {
  if (question === 'address') return ADDRESS_PARTS.map(({ id }) => id);
  const { standard } = KINDS[question];
  return standard === undefined ? [] : [standard];
}

export function findUnavailableReason(
  question: Question,
  draft: Draft,
  { form, purpose }: { form: DynamicForm; purpose: number },
): 'asked_already' | 'of_applications' | null {
  const ids = listStandardIds(question);
  if (ids.length === 0) return null;
  if (form === 'signatory') return 'of_applications';
  const shownPurpose = draft.ui_config.config.loan_purposes[purpose];
  const askedIds = new Set(shownPurpose?.steps.flatMap(({ fields }) => fields.map(({ id }) => id)));
  return ids.some((id) => askedIds.has(id)) ? 'asked_already' : null;
}

export function createFieldsFor(
  question: Question,
  draft: Draft,
  texts: QuestionTexts,
  form: DynamicForm,
): NewField[] {
  const { language, labelOf, choices } = texts;
  if (question === 'address')
    return ADDRESS_PARTS.map(({ id, max, isRequired }) => ({
      definition: findDefinition(draft, id) ?? {
        ...{ id, field_type: 'standard', value_type: 'text', related_entity: 'company' },
      },
      ui: {
        ...{ id, component: 'text', label: { [language]: labelOf(id) } },
        validations: [
          ...(isRequired ? [{ type: 'required' as const, value: true }] : []),
          { type: 'maxLength', value: max },
        ],
      },
    }));
  const { component, value_type, standard, related_entity, ui } = KINDS[question];
  const id = standard ?? `field_${question}`;
  const definition: Definition = {
    ...{ id, value_type },
    field_type: standard === undefined ? 'custom' : 'standard',
    related_entity: form === 'signatory' ? 'signatory' : (related_entity ?? 'application'),
  };
  const hasChoices = component === 'radio' || component === 'select' || component === 'quick_picks';
  const values = choices.map((label, index) => ({
    key: `choice_${index + 1}`,
    label: { [language]: label },
  }));
  return [
    {
      definition: (standard && findDefinition(draft, standard)) || definition,
      ui: {
        ...{ id, component, label: { [language]: labelOf(question) } },
        ...(hasChoices && { values }),
        ...structuredClone(ui),
      },
    },
  ];
}
