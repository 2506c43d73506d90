import { isDeepStrictEqual } from 'node:util';
import { type Application, applications } from '~/api/applications.server';
import { type ApiResult, mapResult } from '~/api/result';
import type { ApplicationToChange } from './load-application.server';

/** @returns `data: undefined` if the change is missing */
export async function verifyApplication(
  { request, application }: ApplicationToChange,
  hasChange: (now: Application) => boolean,
): Promise<ApiResult<Application | undefined>> {
  const now = await applications.get(request.api, application.applicationId);
  return mapResult(now, (found) => (hasChange(found) ? found : undefined));
}

/** @returns like `verifyApplication`, but null if the change is in effect */
export async function verifyList<Entry>(
  listed: Promise<ApiResult<readonly Entry[]>>,
  hasChange: (entries: readonly Entry[]) => boolean,
): Promise<ApiResult<null | undefined>> {
  return mapResult(await listed, (entries) => (hasChange(entries) ? null : undefined));
}

export function hasMembers(stored: object, sent: object): boolean {
  const values: Readonly<Record<string, unknown>> = { ...stored };
  return Object.entries(sent).every(([name, value]) =>
    isDeepStrictEqual(values[name] ?? null, value ?? null),
  );
}
