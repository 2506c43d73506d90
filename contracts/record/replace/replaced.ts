import type { Call } from 'contracts/api/call';
import { errorAnswer } from 'contracts/api/error-answer';
import type { InSession } from '../sessions';
import { schemaOf } from './known-words';
import type { Place } from './place';
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

/** Puts something else in the place of all that may say something of somebody, the same for the same everywhere. */
export function replaced(exchanges: readonly InSession[]): {
  exchanges: ReplacedExchange[];
  replacements: Replacements;
} {
  const replacements = new Replacements();
  const offers = offersIn(exchanges);
  for (const each of exchanges) {
    partsOf(each, offers, (kind, text, person) => {
      replacements.note(kind, text, person);
      return text;
    });
  }
  const visit: Visit = (kind, text) => replacements.of(kind, text);
  return { exchanges: exchanges.map((each) => partsOf(each, offers, visit)), replacements };
}

/** Names that answers for everybody tell: what else carries them is a lender's word. */
function offersIn(exchanges: readonly InSession[]): ReadonlySet<string> {
  const offers = new Set<string>();
  const note = (value: unknown): void => {
    if (typeof value === 'string' && /^[A-Za-z][\w-]{0,59}$/.test(value)) offers.add(value);
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(note);
  };
  for (const { call, exchange } of exchanges) {
    if (isForEverybody(call, exchange.status) && exchange.answered.kind === 'json') {
      note(exchange.answered.body);
    }
  }
  return offers;
}

/** Whether everybody gets the same answer. */
export const isForEverybody = ({ access, method, name, status: success }: Call, status: number): boolean =>
  access === 'anyone' && method === 'GET' && name !== 'searchCompanies' && status === success;

function partsOf(
  { call, params, query, exchange, session }: InSession,
  offers: ReadonlySet<string>,
  visit: Visit,
): ReplacedExchange {
  const { answered, sent, status, at } = exchange;
  const isSuccess = status === call.status;
  const place = (parent: string): Place => ({
    parent,
    member: parent,
    isPublic: parent === 'answer' && isForEverybody(call, status),
    person: null,
    isOpen: false,
    offers,
  });
  return {
    call,
    at,
    status,
    session,
    params: walk(params, schemaOf(call.params), place('params'), visit),
    query: walk(query, schemaOf(call.query), place('query'), visit),
    sent: walk(sent, schemaOf(call.body), place('sent'), visit),
    answer:
      answered.kind === 'json'
        ? walk(answered.body, schemaOf(isSuccess ? call.answer : errorAnswer), place('answer'), visit)
        : undefined,
  };
}
