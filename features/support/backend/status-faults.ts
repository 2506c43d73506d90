const CHANGING_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The last fault applies first, because it is the newest. */
export function createStatusFaults(applicationId: string, status: string): object[] {
  const applicationPath = `/user/applications/${applicationId}`;
  const replaceOperation = (path: string, value: unknown) => ({ op: 'replace', path, value });
  const parts = ['', '/*', '/*/*', '/*/*/*', '/*/*/*/*'];
  return [
    { method: 'GET', path: '/user/applications', patch: [replaceOperation('/*/status', status)] },
    {
      method: 'GET',
      path: applicationPath,
      patch: [replaceOperation('/status', status), replaceOperation('/allowed_updates', [])],
    },
    {
      method: 'GET',
      path: `${applicationPath}/next_status_validate`,
      patch: [replaceOperation('/pending_actions', []), replaceOperation('/next_status', null)],
    },
    ...CHANGING_METHODS.flatMap((method) =>
      parts.map((part) => ({ method, path: applicationPath + part, code: 'err_update_not_allowed' })),
    ),
    { method: 'PATCH', path: `${applicationPath}/status`, code: 'err_status_change_not_allowed' },
  ];
}
