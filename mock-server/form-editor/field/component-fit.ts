import { FIELD_COMPONENTS, type FieldComponent, type FieldValueType } from 'contracts/api/enumerations';
import type { Definition, Field } from '../draft/draft';
import { listChoices } from './choices';

export type ComponentMisfit =
  | 'choices_are_not_numbers'
  | 'has_no_choices_control'
  | 'sends_another_type'
  | 'belongs_to_another_field';

export interface ComponentFit {
  readonly component: FieldComponent;
  readonly misfit: ComponentMisfit | null;
  readonly choices: number;
}

const FIELD_OF_COMPONENT: Partial<Record<FieldComponent, string>> = {
  company_search: 'companyName',
  company_type: 'companyType',
  country: 'companyCountry',
  currency: 'currency',
  loan_purpose: 'allBanksLoanPurpose',
};

const ACCEPTED_TYPES: Partial<Record<FieldComponent, readonly FieldValueType[]>> = {
  checkbox: ['boolean'],
  date: ['date', 'text'],
  number: ['int', 'decimal'],
  slider: ['int', 'decimal'],
  text: ['text'],
  textarea: ['text'],
  company_search: ['text'],
  company_type: ['text'],
  country: ['text'],
  currency: ['text'],
  loan_purpose: ['text'],
};

const COMPONENTS_WITH_CHOICES: readonly FieldComponent[] = ['radio', 'select', 'quick_picks'];

export function acceptsChoices(component: FieldComponent): boolean {
  return COMPONENTS_WITH_CHOICES.includes(component);
}

/** `choices`: number that the component keeps. `misfit`: null if the component fits. */
export function listComponentFits(field: Field, { id, value_type }: Definition): ComponentFit[] {
  const choices = listChoices(field);
  return FIELD_COMPONENTS.map((component) => {
    const keptChoiceCount = acceptsChoices(component) ? choices.length : 0;
    return {
      component,
      choices: keptChoiceCount,
      misfit: misfitOf(component, { id, value_type, choices: choices.length }),
    };
  });
}

function misfitOf(
  component: FieldComponent,
  { id, value_type, choices }: { id: string; value_type: FieldValueType; choices: number },
): ComponentMisfit | null {
  const owner = FIELD_OF_COMPONENT[component];
  if (owner !== undefined && owner !== id) return 'belongs_to_another_field';
  if (acceptsChoices(component)) return null;
  if (choices > 0) {
    const isNumeric = component === 'slider' || component === 'number';
    return isNumeric && value_type === 'text' ? 'choices_are_not_numbers' : 'has_no_choices_control';
  }
  return ACCEPTED_TYPES[component]?.includes(value_type) === false ? 'sends_another_type' : null;
}
