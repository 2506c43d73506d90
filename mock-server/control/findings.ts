import { ERROR_STATUS } from 'contracts/api/error-codes';
import type { Context } from 'hono';
import type { Finding } from '../rules/finding';
import { formatFindingMessage } from './finding-message';

export function addFindingMessages(findings: readonly Finding[]) {
  return findings.map((finding) => ({ ...finding, message: formatFindingMessage(finding, 'en') }));
}

export function createFindingsRefusal(c: Context, findings: readonly Finding[]): Response {
  const withMessages = addFindingMessages(findings);
  const errors = withMessages
    .filter(({ severity }) => severity === 'error')
    .map(({ path, problem, message, values }) => ({
      code: 'err_validation_failed' as const,
      ...(path !== '' && { field: path }),
      values: { problem, message, ...values },
    }));
  return c.json({ errors, findings: withMessages }, ERROR_STATUS.err_validation_failed as 422);
}
