import { isContractMember, isContractValue, isDate } from './contract-values';
import { isPublicResponse, type ReplacedExchange } from './replace-personal-data';
import type { Replacements } from './replacements';

// Smaller numbers recur by coincidence.
const MIN_IDENTIFYING_NUMBER = 10_000;

export function containsPersonalData(exchange: ReplacedExchange, replacements: Replacements): boolean {
  const { params, query, requestBody, response, call, status } = exchange;
  const isPublic = isPublicResponse(call, status);
  return (
    [query, requestBody].some((part) => isPersonalDataIn(part, replacements, false)) ||
    [params, response].some((part) => isPersonalDataIn(part, replacements, isPublic))
  );
}

function isPersonalDataIn(value: unknown, replacements: Replacements, isPublic: boolean): boolean {
  if (typeof value === 'number') {
    return Math.abs(value) >= MIN_IDENTIFYING_NUMBER && !isPublic && replacements.isOriginal(String(value));
  }
  if (typeof value === 'string') {
    // Towns and banks identify nobody, so public texts may keep them.
    if (isPublic) return replacements.identifiesPersonIn(value);
    if (isContractValue(value)) return false;
    return isDate(value) ? replacements.isOriginal(value) : replacements.containsOriginal(value);
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([member, memberValue]) =>
      (!Array.isArray(value) && !isContractMember(member) && replacements.identifiesPersonIn(member)) ||
      isPersonalDataIn(memberValue, replacements, isPublic),
  );
}
