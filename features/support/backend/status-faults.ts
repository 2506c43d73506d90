const CHANGING_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The last fault applies first, because it is the newest. */
export function createStatusFaults(applicationId: string, status: string): object[] {
  const at = `/user/applications/${applicationId}`;
  const replaced = (path: string, value: unknown) => ({ op: 'replace', path, value });
  const parts = ['', '/*', '/*/*', '/*/*/*', '/*/*/*/*'];
  return [
    { method: 'GET', path: '/user/applications', patch: [replaced('/*/status', status)] },
    { method: 'GET', path: at, patch: [replaced('/status', status), replaced('/allowed_updates', [])] },
    {
      method: 'GET',
      path: `${at}/next_status_validate`,
      patch: [replaced('/pending_actions', []), replaced('/next_status', null)],
    },
    ...CHANGING_METHODS.flatMap((method) =>
      parts.map((part) => ({ method, path: at + part, code: 'err_update_not_allowed' })),
    ),
    { method: 'PATCH', path: `${at}/status`, code: 'err_status_change_not_allowed' },
  ];
}
