import type { Call } from 'contracts/api/call';
import { errorResponse } from 'contracts/api/error-response';
import type { ExchangeInSession } from '../sessions';
import { jsonSchemaOf } from './contract-values';
import { Replacements } from './replacements';
import type { ValueContext } from './value-context';
import { type VisitValue, walkPersonalData } from './walk';

export interface ReplacedExchange {
  call: Call;
  startedAt: Date;
  status: number;
  params: unknown;
  query: unknown;
  requestBody: unknown;
  response: unknown;
  session: number | null;
}

export function replacePersonalData(exchanges: readonly ExchangeInSession[]): {
  exchanges: ReplacedExchange[];
  replacements: Replacements;
} {
  const replacements = new Replacements();
  const publicNames = publicNamesIn(exchanges);
  for (const exchange of exchanges) {
    partsOf(exchange, publicNames, (kind, text, person) => {
      replacements.register(kind, text, person);
      return text;
    });
  }
  const visit: VisitValue = (kind, text) => replacements.replacementOf(kind, text);
  return { exchanges: exchanges.map((exchange) => partsOf(exchange, publicNames, visit)), replacements };
}

/** Public responses contain no customer data, so their words are not replaced. */
function publicNamesIn(exchanges: readonly ExchangeInSession[]): ReadonlySet<string> {
  const publicNames = new Set<string>();
  const notePublicNames = (value: unknown): void => {
    if (typeof value === 'string' && /^[A-Za-z][\w-]{0,59}$/.test(value)) publicNames.add(value);
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(notePublicNames);
  };
  for (const { call, exchange } of exchanges) {
    if (isPublicResponse(call, exchange.status) && exchange.responseContent.kind === 'json') {
      notePublicNames(exchange.responseContent.body);
    }
  }
  return publicNames;
}

export const isPublicResponse = ({ access, method, name, status: success }: Call, status: number): boolean =>
  access === 'anyone' && method === 'GET' && name !== 'searchCompanies' && status === success;

function partsOf(
  { call, params, query, exchange, session }: ExchangeInSession,
  publicNames: ReadonlySet<string>,
  visit: VisitValue,
): ReplacedExchange {
  const { responseContent, requestBody, status, startedAt } = exchange;
  const isSuccess = status === call.status;
  const place = (parent: string): ValueContext => ({
    parent,
    member: parent,
    isPublic: parent === 'answer' && isPublicResponse(call, status),
    person: null,
    isOpen: false,
    publicNames,
  });
  return {
    call,
    startedAt,
    status,
    session,
    params: walkPersonalData(params, jsonSchemaOf(call.params), place('params'), visit),
    query: walkPersonalData(query, jsonSchemaOf(call.query), place('query'), visit),
    requestBody: walkPersonalData(requestBody, jsonSchemaOf(call.body), place('sent'), visit),
    response:
      responseContent.kind === 'json'
        ? walkPersonalData(
            responseContent.body,
            jsonSchemaOf(isSuccess ? call.response : errorResponse),
            place('answer'),
            visit,
          )
        : undefined,
  };
}
