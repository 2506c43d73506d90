import { dynamicForms } from '~/api/dynamic-forms.server';
import { isLoanType, isMedicalPurpose } from '~/domain/wizard-config';
import type { PortalRequest } from '~/request/portal-request';
import { localizedText } from './rules/source';

export type TypeNameLookup = (type: string) => string | null;

export async function loadTypeNames(
  request: PortalRequest,
  types: readonly string[],
): Promise<TypeNameLookup> {
  const enums = request.t('enums');
  const known: TypeNameLookup = (type) => {
    if (isLoanType(type)) return enums(`loanType.${type}`);
    return isMedicalPurpose(type) ? enums(`medicalPurpose.${type}`) : null;
  };
  if (!request.config.dynamicForm || types.every((type) => known(type) !== null)) return known;
  const shown = await dynamicForms.uiConfig(request.plainApi, 'application');
  const own = shown.ok ? (shown.data.config.loan_purposes ?? []) : [];
  return (type) =>
    known(type) ??
    localizedText(own.find(({ name }) => name === type)?.label, request.facts.language) ??
    null;
}
