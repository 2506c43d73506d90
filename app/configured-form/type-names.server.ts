import { dynamicForms } from '~/api/dynamic-forms.server';
import { isLoanType, isMedicalPurpose } from '~/domain/wizard-config';
import type { PortalRequest } from '~/request/portal-request';
import { textIn } from './rules/source';

export type TypeName = (type: string) => string | null;

/** DYN-12 */
export async function typeNames(request: PortalRequest, types: readonly string[]): Promise<TypeName> {
  const enums = request.t('enums');
  const known: TypeName = (type) => {
    if (isLoanType(type)) return enums(`loanType.${type}`);
    return isMedicalPurpose(type) ? enums(`medicalPurpose.${type}`) : null;
  };
  if (!request.config.dynamicForm || types.every((type) => known(type) !== null)) return known;
  const shown = await dynamicForms.uiConfig(request.plainApi, 'application');
  const own = shown.ok ? (shown.data.config.loan_purposes ?? []) : [];
  return (type) =>
    known(type) ?? textIn(own.find(({ name }) => name === type)?.label, request.facts.language) ?? null;
}
