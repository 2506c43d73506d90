import { ERROR_CODES, ERROR_STATUS, type ErrorCode } from 'contracts/api/error-codes';

export function listErrorCodes(): readonly { code: ErrorCode; status: number }[] {
  return ERROR_CODES.map((code) => ({ code, status: ERROR_STATUS[code] }));
}
