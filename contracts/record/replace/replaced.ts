import type { Call } from 'contracts/api/call';
import { errorAnswer } from 'contracts/api/error-answer';
import type { KnownExchange } from '../exchange';
import { schemaOf } from './known-words';
import { Replacements } from './replacements';
import { type Visit, walk } from './walk';

/** A call and its answer in which nobody is found. */
export interface ReplacedExchange {
  call: Call;
  at: Date;
  status: number;
  /** As the contract has them: texts. */
  params: unknown;
  query: unknown;
  sent: unknown;
  /** Undefined where nothing came, or no JSON. */
  answer: unknown;
  /** Who was logged in: a number for each session; null for nobody. */
  session: number | null;
}

/** An exchange with the session that it was made in. */
export type InSession = KnownExchange & { session: number | null };

/** Puts something else in the place of all that may say something of somebody, the same for the same everywhere. */
export function replaced(exchanges: readonly InSession[]): {
  exchanges: ReplacedExchange[];
  replacements: Replacements;
} {
  const replacements = new Replacements();
  for (const each of exchanges) {
    partsOf(each, (kind, text) => {
      replacements.note(kind, text);
      return text;
    });
  }
  const visit: Visit = (kind, text) => replacements.of(kind, text);
  return { exchanges: exchanges.map((each) => partsOf(each, visit)), replacements };
}

function partsOf({ call, params, query, exchange, session }: InSession, visit: Visit): ReplacedExchange {
  const { answered, sent, status, at } = exchange;
  const isSuccess = status === call.status;
  const place = (parent: string, isPublic = false) => ({ parent, member: parent, isPublic });
  const isPublic = call.access === 'anyone' && call.method === 'GET' && call.name !== 'searchCompanies';
  return {
    call,
    at,
    status,
    session,
    params: walk(params, schemaOf(call.params), place('params', isPublic), visit),
    query: walk(query, schemaOf(call.query), place('query', isPublic), visit),
    sent: walk(sent, schemaOf(call.body), place('sent'), visit),
    answer:
      answered.kind === 'json'
        ? walk(
            answered.body,
            schemaOf(isSuccess ? call.answer : errorAnswer),
            place('answer', isPublic && isSuccess),
            visit,
          )
        : undefined,
  };
}
