import type { Call } from 'contracts/api/call';
import { isErrorCode } from 'contracts/api/error-codes';
import { isSessionExpired } from '~/api/http-response.server';
import { DEVIATION_KINDS, type DeviationKind } from '~/api/read-response';
import { findViolations } from '../openapi/strict-schema';
import { type Drift, findCallOfExchange } from './drift';
import { isRedirectStatus, isSuccessStatus, type PortalReadResult, readAsPortal } from './portal-reading';
import type { RecordedResponse } from './recording-proxy';

export interface DriftCause {
  title: string;
  example: Drift;
  exchanges: readonly string[];
  calls: number;
  isTolerated: boolean;
  portal: string;
  todo: string;
  codes: readonly string[];
}

type RecordedResponses = Readonly<Record<string, RecordedResponse>>;

export interface VerifiedInteraction {
  responses: RecordedResponses;
  expected: Readonly<Record<string, ExpectedExample>>;
  api: string;
}

export interface ExpectedExample {
  status: number;
  body?: unknown;
}

interface Reason {
  key: string;
  title: (facts: CauseFacts) => string;
  isTolerated: boolean;
  portal: string;
  todo: string;
}

interface CauseFacts {
  members: readonly string[];
  drifts: readonly Drift[];
  expected: readonly string[];
  codes: readonly string[];
}

/** Sorts causes that break the portal first, then by number of exchanges. */
export function findCausesOfDrifts(drifts: readonly Drift[], verified: VerifiedInteraction): DriftCause[] {
  const { responses } = verified;
  const reasons = new Map<string, { reason: Reason; drifts: Drift[] }>();
  for (const exchange of new Set(drifts.map((drift) => drift.exchange))) {
    const exchangeDrifts = drifts.filter((drift) => drift.exchange === exchange);
    for (const [drift, reason] of reasonsOf(exchangeDrifts, verified)) {
      const group = reasons.get(reason.key) ?? { reason, drifts: [] };
      group.drifts.push(drift);
      if (!reason.isTolerated && group.reason.isTolerated) group.reason = reason;
      reasons.set(reason.key, group);
    }
  }
  return Array.from(reasons.values(), ({ reason, drifts: reasonDrifts }) =>
    causeOf(reason, reasonDrifts, responses),
  ).sort((a, b) => Number(a.isTolerated) - Number(b.isTolerated) || b.exchanges.length - a.exchanges.length);
}

function causeOf(reason: Reason, drifts: readonly Drift[], responses: RecordedResponses): DriftCause {
  const exchanges = [...new Set(drifts.map(({ exchange }) => exchange))];
  const codes = [...new Set(exchanges.flatMap((exchange) => codesIn(responses[exchange])))];
  const members = [...new Set(drifts.map(({ field }) => memberOf(field)))];
  const expected = [...new Set(drifts.map((drift) => drift.expected))];
  const calls = new Set(drifts.map(({ call }) => call)).size;
  return {
    title: `${reason.title({ members, drifts, expected, codes })} in ${formatCount(exchanges.length, 'answer')} of ${formatCount(calls, 'call')}`,
    example: drifts.find(({ field }) => !/^\$(\[\d+\])?$/.test(field)) ?? drifts[0] ?? NO_DRIFT,
    exchanges,
    calls,
    isTolerated: reason.isTolerated,
    portal: reason.portal,
    todo: reason.todo,
    codes,
  };
}

const NO_DRIFT: Drift = { call: '', exchange: '', field: '', expected: '', got: '' };

const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const memberOf = (field: string): string =>
  field
    .replace(/\[(\d+|\*)\]/g, '')
    .split('.')
    .at(-1)
    ?.replace('$', 'the answer') ?? field;

const MAX_SHOWN_NAMES = 3;

function formatNames(names: readonly string[]): string {
  const shownNames = names
    .slice(0, MAX_SHOWN_NAMES)
    .map((name) => (name === 'the answer' ? name : `\`${name}\``));
  const hiddenCount = names.length - shownNames.length;
  return hiddenCount > 0 ? `${shownNames.join(', ')} and ${hiddenCount} more` : shownNames.join(', ');
}

function reasonsOf(
  drifts: readonly Drift[],
  { responses, expected, api }: VerifiedInteraction,
): (readonly [Drift, Reason])[] {
  const [first] = drifts;
  const exchange = first?.exchange ?? '';
  const call = findCallOfExchange(exchange);
  const response = responses[exchange];
  const example = expected[exchange];
  if (first === undefined) return [];
  if (call === undefined || response === undefined)
    return drifts.map((drift) => [drift, noResponseReason(drift)]);
  const readResult = readAsPortal(call, response, api);
  const statusDrift = drifts.find(({ field }) => field === 'status');
  if (statusDrift) {
    const expectedReading =
      example && readAsPortal(call, { ...example, body: example.body, headers: {} }, api);
    const isSameRefusal =
      expectedReading?.kind === 'refused' &&
      readResult.kind === 'refused' &&
      String(expectedReading.codes) === String(readResult.codes);
    return drifts.map((drift) => [
      drift,
      statusReason(statusDrift, { call, response, readResult, isSameRefusal }),
    ]);
  }
  const violations = findViolations(call, response.status, response.body).map(({ member }) => member);
  if (isSuccessStatus(response.status)) {
    return drifts.map((drift) => [drift, responseReason(drift, readResult, violations, response)]);
  }
  return drifts.map((drift) => {
    const wholeBodyDrift = {
      ...drift,
      field: '$',
      expected: textOf(example?.body),
      got: textOf(response.body),
    };
    return [wholeBodyDrift, refusalReason(drift, readResult, response)];
  });
}

const noResponseReason = ({ field, got }: Drift): Reason => ({
  key: `${field} ${got}`,
  title: () => `${field} has no usable answer (${got})`,
  isTolerated: false,
  portal: 'It shows its page for a lending system that is unavailable.',
  todo: 'Look at the logs of the API and of its gateway at the time of the verification.',
});

interface StatusDrift {
  call: Call;
  response: RecordedResponse;
  readResult: PortalReadResult;
  isSameRefusal: boolean;
}

function statusReason(
  { expected, got }: Drift,
  { call, response, readResult, isSameRefusal }: StatusDrift,
): Reason {
  const { status } = response;
  const isExpectedSuccess = isSuccessStatus(Number(expected));
  const statusText = ({ expected: all }: CauseFacts) => `status ${got} instead of ${oneOf(all)}`;
  if (isRedirectStatus(status)) {
    const isTolerated = readResult.kind === 'redirected' && isExpectedSuccess;
    return {
      key: `redirect ${isTolerated}`,
      title: (facts) => `A redirect (${statusText(facts)}${locationText(response)})`,
      isTolerated,
      portal: isTolerated
        ? 'It follows the redirect with GET.'
        : 'It follows redirects of reads to the same resource, and of changes with 303 to an address of the API.',
      todo: isTolerated
        ? NOTHING_TO_DO
        : 'Answer the call itself. If a login is in front of the API, verify behind it.',
    };
  }
  if (isSuccessStatus(status)) {
    const isTolerated = isExpectedSuccess && (readResult.kind === 'read' || readResult.kind === 'done');
    return {
      key: `success ${status} ${isExpectedSuccess}`,
      title: (facts) =>
        `Success with ${statusText(facts)}${response.body === undefined ? ' and no body' : ''}`,
      isTolerated,
      portal: isTolerated
        ? 'It takes the change as done, and reads again what it needs.'
        : isExpectedSuccess
          ? 'It cannot read the answer, and says that the lending system is unavailable.'
          : 'It takes the refused request as done.',
      todo: isTolerated
        ? NOTHING_TO_DO
        : isExpectedSuccess
          ? 'Send the members of the contract.'
          : 'Check the state of the exchange, and the rule that the API misses.',
    };
  }
  const isContractStatus = STATUSES_OF_CONTRACT.has(status);
  const isWithoutLogin = isContractStatus && isSessionExpired(call, Number(expected));
  return {
    key: isContractStatus ? `status ${expected} ${got}` : `status ${got}`,
    title: (facts) => `${sentenceCase(statusText(facts))}${codesText(facts)}`,
    isTolerated: isSameRefusal,
    portal: reactionToRefusal(status, { isSameRefusal, isWithoutLogin, isExpectedSuccess }),
    todo: isSameRefusal
      ? NOTHING_TO_DO
      : isWithoutLogin
        ? 'Answer 401 without a session and after it ended.'
        : (TODO_BY_STATUS[status] ?? `Answer ${expected}, or check the state of these exchanges.`),
  };
}

function reactionToRefusal(
  status: number,
  { isSameRefusal, isWithoutLogin, isExpectedSuccess }: Readonly<Record<string, boolean>>,
): string {
  if (isSameRefusal) return 'It reads the code, and shows the message for it.';
  if (isWithoutLogin) return 'It takes the session as valid, and shows an error in place of the login.';
  if (status >= SERVER_FAULT) return 'It shows its page for a lending system that is unavailable.';
  return isExpectedSuccess
    ? 'It says that the request was refused, with the message for the code or a general one.'
    : 'It shows another message, or a general one.';
}

const SERVER_FAULT = 500;
const STATUSES_OF_CONTRACT = new Set([400, 401, 403, 404, 409, 422, 429]);

const TODO_BY_STATUS: Readonly<Record<number, string>> = {
  404: 'Check the paths of these calls and the ids of the state handler. Leave out missing calls with --offered.',
  405: 'Check method and path. Leave out missing calls with --offered.',
  412: 'Accept changes without If-Match: the contract has no versions.',
  415: 'Accept application/json.',
  428: 'Accept changes without If-Match: the contract has no versions.',
  429: 'Raise the limit of calls for the verification.',
  500: 'Look at the logs of the API at the time of the verification.',
  501: 'Leave out missing calls with --offered.',
  502: 'Look at the logs of the gateway at the time of the verification.',
  503: 'Look at the logs of the gateway at the time of the verification.',
  504: 'Look at the logs of the gateway at the time of the verification.',
};

const NOTHING_TO_DO = 'Nothing for the portal. Send the expected form to keep the contract.';

const locationText = ({ headers }: RecordedResponse): string =>
  headers.location ? ` to ${headers.location}` : '';
const oneOf = (all: readonly string[]): string => [...all].sort().join(', ');
const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const textOf = (body: unknown): string =>
  body === undefined ? 'nothing' : typeof body === 'string' ? body : JSON.stringify(body);

const codesText = ({ codes }: CauseFacts): string =>
  codes.length > 0
    ? `, with the code${codes.length === 1 ? '' : 's'} ${formatNames(codes)},`
    : ', without a code,';

function codesIn(response: RecordedResponse | undefined): string[] {
  if (response === undefined || isSuccessStatus(response.status)) return [];
  const codes: string[] = [];
  const collect = (value: unknown, name: string, depth: number): void => {
    if (typeof value === 'string' && (/code|^type$|^error$/i.test(name) || name === 'errors'))
      codes.push(value);
    else if (typeof value === 'object' && value !== null && depth < MAX_DEPTH) {
      for (const [member, memberValue] of Object.entries(value)) {
        collect(memberValue, Array.isArray(value) ? name : member, depth + 1);
      }
    }
  };
  collect(response.body, '', 0);
  return codes;
}

const MAX_DEPTH = 3;

function refusalReason(
  { field, expected, got }: Drift,
  readResult: PortalReadResult,
  response: RecordedResponse,
): Reason {
  const shape = readResult.deviations.find(({ kind }) => kind === 'error-shape');
  const isHtml = typeof response.body === 'string' || response.body === undefined;
  if (
    readResult.kind === 'unreadable' ||
    readResult.kind === 'session ended' ||
    shape !== undefined ||
    isHtml
  ) {
    const isReadable =
      shape !== undefined &&
      readResult.kind === 'refused' &&
      readResult.codes.some((code) => !code.startsWith('no code'));
    const hasSessionEnded = readResult.kind === 'session ended';
    const form =
      response.body === undefined
        ? 'no body'
        : isHtml
          ? 'text in place of JSON'
          : `the members ${formatNames(Object.keys(Object(response.body)))}`;
    return {
      key: `error-shape ${form}`,
      title: ({ codes }) =>
        `Refusals have ${form}${codes.length > 0 ? ` (codes ${formatNames(codes)})` : ''} instead of \`errors\``,
      isTolerated: isReadable || hasSessionEnded,
      portal:
        isReadable || hasSessionEnded
          ? 'It reads the code there, and shows the message for it.'
          : 'It shows a general message, as it finds no code.',
      todo:
        isReadable || hasSessionEnded
          ? NOTHING_TO_DO
          : 'Send {"errors":[{"code":"err_…"}]} with a code of the contract.',
    };
  }
  const hasMisspeltCode = readResult.deviations.some(({ kind }) => kind === 'error-code');
  if (hasMisspeltCode && readResult.kind === 'refused') {
    return {
      key: 'error-code',
      title: ({ codes }) => `Error codes have another spelling (${formatNames(codes)})`,
      isTolerated: true,
      portal: 'It reads the code, and shows the message for it.',
      todo: NOTHING_TO_DO,
    };
  }
  const codes = codesIn(response);
  const isUnknown = codes.length === 0 || codes.some((code) => !isErrorCode(code));
  return isUnknown
    ? {
        key: 'unknown codes',
        title: ({ codes: all }) => `Error codes that the contract does not have (${formatNames(all)})`,
        isTolerated: false,
        portal: 'It shows a general message.',
        todo: 'Send the codes of the contract, or add these codes and their texts to the portal.',
      }
    : {
        key: `code ${field.replace(/\d+/g, '')} ${expected} ${got}`,
        title: () => `${formatNames([memberOf(field)])} of a refusal is ${got} instead of ${expected}`,
        isTolerated: false,
        portal: 'It shows the message for another reason.',
        todo: 'Check the rule of the API, and the state of these exchanges.',
      };
}

const CONTRACT_TEXT_BY_DEVIATION: Readonly<Partial<Record<DeviationKind, string>>> = {
  'other-type-for-text': 'text',
  'text-for-number': 'a number',
  'text-for-boolean': 'a boolean',
  'null-for-absent': 'to leave the member out',
  'absent-for-null': 'null',
  'missing-list': 'a list',
  'missing-object': 'an object',
};

const REDUCED_DISPLAY_BY_DEVIATION: Readonly<Partial<Record<DeviationKind, string>>> = {
  'unreadable-element': 'It leaves these elements of lists out.',
  'unknown-value': 'It shows the value as it is.',
  'cut-list': 'It shows the first pages only.',
};

function responseReason(
  drift: Drift,
  readResult: PortalReadResult,
  violations: readonly string[],
  { body }: RecordedResponse,
): Reason {
  const path = pathOf(drift.field);
  const isContentTypeDrift = drift.field === 'content type';
  const deviation =
    readResult.deviations.find(({ kind, path: deviationPath }) =>
      isContentTypeDrift ? kind === 'content-type' : deviationPath === path,
    ) ??
    readResult.deviations.find(
      ({ kind, path: deviationPath }) => kind !== 'content-type' && isBelow(deviationPath, path),
    ) ??
    (path === '' || path === '[]'
      ? readResult.deviations.find(({ kind }) => kind !== 'content-type')
      : undefined);
  if (deviation && readResult.kind === 'read') return deviationReason(deviation.kind, drift);
  if (isContentTypeDrift || typeof body === 'string') {
    return {
      key: `content ${readResult.kind}`,
      title: () => `${drift.got} in place of ${drift.expected}`,
      isTolerated: readResult.kind !== 'unreadable',
      portal:
        readResult.kind === 'unreadable'
          ? UNREADABLE
          : 'It takes the change as done, and reads again what it needs.',
      todo: readResult.kind === 'unreadable' ? 'Answer with JSON.' : NOTHING_TO_DO,
    };
  }
  const isContractViolation = violations.some((member) => member === drift.field || pathOf(member) === path);
  const member = memberOf(drift.field);
  if (isContractViolation && readResult.kind !== 'unreadable') {
    return {
      key: `form ${drift.expected}`,
      title: ({ members }) =>
        `${formatNames(members)} ${chooseIsOrAre(members)} not as the contract writes ${members.length === 1 ? 'it' : 'them'}`,
      isTolerated: true,
      portal: 'It takes the value as it is.',
      todo: NOTHING_TO_DO,
    };
  }
  if (isContractViolation) {
    return {
      key: `unreadable ${member} ${valueWordOf(drift.got)}`,
      title: ({ members }) => `${formatNames(members)} ${chooseIsOrAre(members)} ${valueWordOf(drift.got)}`,
      isTolerated: false,
      portal: UNREADABLE,
      todo: `Send ${drift.expected}.`,
    };
  }
  return {
    key: `value ${member}`,
    title: ({ members }) => `${formatNames(members)} ${members.length === 1 ? 'has' : 'have'} another value`,
    isTolerated: false,
    portal: 'It shows the other value.',
    todo: 'Check the state of these exchanges, and the rule behind the value.',
  };
}

const UNREADABLE = 'It cannot read the answer, and says that the lending system is unavailable.';

function deviationReason(kind: DeviationKind, drift: Drift): Reason {
  const contractText = CONTRACT_TEXT_BY_DEVIATION[kind];
  const reducedDisplay = REDUCED_DISPLAY_BY_DEVIATION[kind];
  return {
    key: kind,
    title: ({ members, drifts }) => {
      const valueWord = valueWordOf((drifts.find(({ field }) => !/^\$(\[\d+\])?$/.test(field)) ?? drift).got);
      const namedMembers = members.filter((member) => member !== 'the answer');
      const names = namedMembers.length > 0 ? namedMembers : members;
      return contractText === undefined
        ? `${formatNames(names)}: ${DEVIATION_KINDS[kind]},`
        : `${formatNames(names)} ${chooseIsOrAre(names)} ${names.length === 1 ? valueWord : (PLURAL_BY_WORD[valueWord] ?? valueWord)} instead of ${contractWordOf(contractText)}`;
    },
    isTolerated: reducedDisplay === undefined,
    portal: reducedDisplay ?? 'It reads the value as the contract means it.',
    todo: reducedDisplay === undefined ? NOTHING_TO_DO : 'Send the form and the values of the contract.',
  };
}

const PLURAL_BY_WORD: Readonly<Record<string, string>> = {
  'a number': 'numbers',
  'a boolean': 'booleans',
  'a list': 'lists',
  'an object': 'objects',
};

const contractWordOf = (contractText: string): string =>
  contractText === 'to leave the member out' ? 'absent' : contractText;
const chooseIsOrAre = (names: readonly string[]): string => (names.length === 1 ? 'is' : 'are');

/** The portal writes `a[].b` for `$.a[3].b`. */
const pathOf = (field: string): string => field.replace(/^\$\.?/, '').replace(/\[(?:\d+|\*)\]/g, '[]');

const isBelow = (path: string, parent: string): boolean =>
  parent !== '' && (path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`));

function valueWordOf(value: string): string {
  if (value === 'nothing' || value === '') return 'absent';
  if (value === 'null' || value === 'true' || value === 'false')
    return value === 'null' ? 'null' : 'a boolean';
  if (/^-?\d/.test(value)) return 'a number';
  if (value.startsWith('[')) return 'a list';
  return value.startsWith('{') ? 'an object' : 'text';
}
