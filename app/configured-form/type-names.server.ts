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
  const knownNames: TypeNameLookup = (type) => {
    if (isLoanType(type)) return enums(`loanType.${type}`);
    return isMedicalPurpose(type) ? enums(`medicalPurpose.${type}`) : null;
  };
  if (!request.config.dynamicForm || types.every((type) => knownNames(type) !== null)) return knownNames;
  const uiConfigResult = await dynamicForms.uiConfig(request.plainApi, 'application');
  const configuredTypes = uiConfigResult.ok ? (uiConfigResult.data.config.loan_purposes ?? []) : [];
  return (type) =>
    knownNames(type) ??
    localizedText(configuredTypes.find(({ name }) => name === type)?.label, request.facts.language) ??
    null;
}
