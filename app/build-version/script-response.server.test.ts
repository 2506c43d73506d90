import { describe, expect, it } from 'vitest';
import { STATUS_HEADER } from './build-header';
import { respondToScriptRequest } from './script-response.server';

describe('respondToScriptRequest (response to a form that a script sent)', () => {
  it.each([
    ['a script', 201, 201, null],
    ['a script', 400, 200, '400'],
    ['a script', 503, 200, '503'],
    ['another client', 201, 201, null],
    ['another client', 400, 400, null],
    ['another client', 503, 503, null],
  ])(
    'respondToScriptRequest for %s turns the status %i of a response into %i',
    async (client, status, sent, headerStatus) => {
      const headers: HeadersInit = client === 'a script' ? { 'Sec-Fetch-Dest': 'empty' } : {};
      const request = new Request('https://portal.example/', { headers });
      const response = respondToScriptRequest(request, { ok: status < 400 }, status);
      expect([response.status, response.headers.get(STATUS_HEADER)]).toEqual([sent, headerStatus]);
      expect(await response.json()).toEqual({ ok: status < 400 });
    },
  );
});
