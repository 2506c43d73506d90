import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { type ErrorCode, isErrorCode } from 'contracts/api/error-codes';
import { type Context, Hono } from 'hono';
import { createRefusal } from '../api/refusal';
import { errorCatalogueEntries } from '../reference-data/error-catalogue';

export function createErrorCatalogueControl(): Hono {
  return new Hono().get('/error-catalogue/:code', (c: Context) => {
    const code = c.req.param('code') ?? '';
    if (!isErrorCode(code)) throw createRefusal('err_entity_not_found', 'code');
    const { call, screen } = findFirstCallAndScreen(code);
    const lang = c.req.query('lang');
    const query = new URLSearchParams({
      at: screen.at,
      fault: code,
      call: call.name,
      ...(screen.persona && { persona: screen.persona }),
      ...(lang && { lang }),
    });
    return c.redirect(`/simulator/play/${screen.scenario}?${query}`);
  });
}

export function findFirstCallAndScreen(code: ErrorCode) {
  const { call, screen } = errorCatalogueEntries.findFirst((query) => query.where({ code }), {
    strict: true,
  });
  const apiCall: Call = CALLS[call];
  return { call: apiCall, screen };
}

export function listCodesReturnedByRules(): {
  declaredCodes: readonly ErrorCode[];
  markedCodes: readonly ErrorCode[];
} {
  return { declaredCodes: listCodes(true), markedCodes: listCodes(false) };
}

function listCodes(isDeclared: boolean): ErrorCode[] {
  return errorCatalogueEntries.findMany((query) => query.where({ isDeclared })).map(({ code }) => code);
}
