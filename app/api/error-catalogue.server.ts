import { ERROR_CODES, ERROR_STATUS, type ErrorCode } from 'contracts/api/error-codes';

/** Every code of the catalogue with the HTTP status that belongs to it. */
export function errorCatalogue(): readonly { code: ErrorCode; status: number }[] {
  return ERROR_CODES.map((code) => ({ code, status: ERROR_STATUS[code] }));
}
