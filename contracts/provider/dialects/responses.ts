import {
  type ApiResponse,
  type Dialect,
  type DialectSession,
  isObject,
  isSuccess,
  type ProxiedExchange,
  replaceBody,
} from './dialect';

const isChange = ({ request }: ProxiedExchange): boolean => request.method !== 'GET';

/** After an empty response of these calls, the portal must look up the new resource. */
const CREATING_CALLS = [
  'createApplication',
  'createDocument',
  'register',
  'addSignatories',
  'bookAppointment',
  'addDebtor',
  'addFinanceObject',
  'addCompany',
];

const empty = ({ headers }: ApiResponse, status: number): ApiResponse => {
  const remainingHeaders = new Headers(headers);
  remainingHeaders.delete('Content-Type');
  return { status, headers: remainingHeaders, body: undefined };
};

const html = (response: ApiResponse, text: string): ApiResponse => {
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'text/html');
  return { ...response, headers, body: `<!doctype html><html><body><h1>${text}</h1></body></html>` };
};

const createSessionStarter = (session: DialectSession) => () => session;

const forSuccessfulChanges = (change: (response: ApiResponse, exchange: ProxiedExchange) => ApiResponse) =>
  createSessionStarter({
    response: (response, exchange) =>
      isChange(exchange) && isSuccess(response) && exchange.call ? change(response, exchange) : response,
  });

const isCreating = ({ call }: ProxiedExchange): boolean =>
  call !== undefined && CREATING_CALLS.includes(call.name);

const forRefusals = (change: (errors: readonly ErrorEntry[], response: ApiResponse) => ApiResponse) =>
  createSessionStarter({
    response: (response, { call }) => {
      if (call === undefined || response.status < 400 || !isObject(response.body)) return response;
      const { errors } = response.body;
      return Array.isArray(errors) ? change(errors, response) : response;
    },
  });

interface ErrorEntry {
  code?: string | null;
  field?: string;
  values?: Record<string, unknown>;
}

const problem = (response: ApiResponse, body: object): ApiResponse => {
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'application/problem+json');
  return { ...response, headers, body };
};

const PATH_OF_RESOURCE: Readonly<Record<string, (path: string, body: unknown) => string>> = {
  createApplication: (path, body) => `${path}/${isObject(body) ? String(body.applicationId) : ''}`,
  updateBankInfo: (path) => path.replace(/\/bankinfo$|\/bank_info$/, ''),
  addSignatories: (path) => path,
};

const listIn = (body: unknown): unknown[] | null => {
  if (Array.isArray(body)) return body;
  return isObject(body) && Object.keys(body).length === 1 && Array.isArray(body.result) ? body.result : null;
};

const lists = (
  change: (items: unknown[], response: ApiResponse, exchange: ProxiedExchange) => ApiResponse,
) => ({
  response: (response: ApiResponse, exchange: ProxiedExchange) => {
    const items =
      exchange.request.method === 'GET' && exchange.call && isSuccess(response)
        ? listIn(response.body)
        : null;
    return items === null ? response : change(items, response, exchange);
  },
});

const pageIn = ({ url }: { url: string }): number =>
  Number(new URL(url, 'http://api').searchParams.get('page') ?? 1);

const ITEMS_PER_PAGE = 2;

const PASSED_QUERY = /[?&]passed=1$/;

export const RESPONSE_DIALECTS: readonly Dialect[] = [
  {
    name: 'empty-changes',
    description: 'Changes are answered with 204 and no body, unless they create something.',
    outcome: 'same',
    startSession: forSuccessfulChanges((response, exchange) =>
      isCreating(exchange) ? response : empty(response, 204),
    ),
  },
  {
    name: 'empty-200',
    description: 'Changes are answered with 200 and an empty JSON body, unless they create something.',
    outcome: 'same',
    startSession: forSuccessfulChanges((response, exchange) =>
      isCreating(exchange) ? response : replaceBody(response, ''),
    ),
  },
  {
    name: 'empty-creations',
    description: 'Creations are answered with 201 and no body.',
    outcome: 'refused',
    startSession: forSuccessfulChanges((response, exchange) =>
      isCreating(exchange) ? empty(response, 201) : response,
    ),
  },
  {
    name: 'creations-without-content',
    description: 'Creations are answered with 204.',
    outcome: 'refused',
    startSession: forSuccessfulChanges((response, exchange) =>
      isCreating(exchange) ? empty(response, 204) : response,
    ),
  },
  {
    name: 'created-at-location',
    description: 'A new application is answered with 201, its address and no body.',
    outcome: 'same',
    startSession: forSuccessfulChanges((response, { call, request }) => {
      if (call?.name !== 'createApplication') return response;
      const { headers } = empty(response, 201);
      headers.set('Location', PATH_OF_RESOURCE.createApplication?.(request.url, response.body) ?? '');
      return { status: 201, headers, body: undefined };
    }),
  },
  {
    name: 'error-after-change',
    description: 'Changes take effect, but a gateway answers with 502.',
    outcome: 'refused',
    startSession: forSuccessfulChanges((response, { call }) =>
      call?.access === 'user' && call.name !== 'logout'
        ? { ...html(response, 'Bad Gateway'), status: 502 }
        : response,
    ),
  },
  {
    name: 'unreadable-creations',
    description: 'Creations succeed with a page of HTML.',
    outcome: 'refused',
    startSession: forSuccessfulChanges((response, exchange) =>
      isCreating(exchange) ? html(response, 'OK') : response,
    ),
  },
  {
    name: 'unreadable-changes',
    description: 'Changes succeed with a page of HTML, unless they create something.',
    outcome: 'same',
    startSession: forSuccessfulChanges((response, exchange) =>
      isCreating(exchange) ? response : html(response, 'Saved'),
    ),
  },
  {
    name: 'changes-say-ok',
    description: 'Changes are answered with {"status":"ok"}, unless they create something.',
    outcome: 'same',
    startSession: forSuccessfulChanges((response, exchange) =>
      isCreating(exchange) ? response : replaceBody(response, { success: true }),
    ),
  },
  {
    name: 'see-other',
    description: 'Changes are answered with 303 and the address of the resource.',
    outcome: 'same',
    startSession: forSuccessfulChanges((response, { call, request }) => {
      const [path = ''] = request.url.split('?');
      const location = PATH_OF_RESOURCE[call?.name ?? '']?.(path, response.body);
      if (location === undefined) return response;
      const headers = new Headers(empty(response, 303).headers);
      headers.set('Location', location);
      return { status: 303, headers, body: undefined };
    }),
  },
  {
    name: 'redirected-reads',
    description: 'A gateway redirects each read to the same address with a query.',
    outcome: 'same',
    startSession: createSessionStarter({
      request: (request) => ({ ...request, url: request.url.replace(PASSED_QUERY, '') }),
      answerWithoutApi({ call, request: { method, url } }) {
        if (method !== 'GET' || call === undefined || PASSED_QUERY.test(url)) return undefined;
        const headers = new Headers({ Location: `${url}${url.includes('?') ? '&' : '?'}passed=1` });
        return { status: 307, headers, body: undefined };
      },
    }),
  },
  {
    name: 'code-list',
    description: 'Refusals are a list of bare codes.',
    outcome: 'same',
    startSession: forRefusals((errors, response) =>
      replaceBody(response, {
        errors: errors.map(({ code, field, ...rest }) =>
          field || rest.values ? { code, field, ...rest } : code,
        ),
      }),
    ),
  },
  {
    name: 'prefixed-codes',
    description: 'Codes have the prefix be_error.',
    outcome: 'same',
    startSession: forRefusals((errors, response) =>
      replaceBody(response, {
        errors: errors.map((each) => ({ ...each, ...(each.code && { code: `be_error.${each.code}` }) })),
      }),
    ),
  },
  {
    name: 'codes-in-capitals',
    description: 'Codes are in capitals.',
    outcome: 'same',
    startSession: forRefusals((errors, response) =>
      replaceBody(response, {
        errors: errors.map((each) => ({ ...each, ...(each.code && { code: each.code.toUpperCase() }) })),
      }),
    ),
  },
  {
    name: 'one-error',
    description: 'A refusal is one object with code and message.',
    outcome: 'same',
    startSession: forRefusals(([first], response) =>
      replaceBody(response, { error: { ...first, message: 'Refused by rule 17' } }),
    ),
  },
  {
    name: 'bare-error',
    description: 'A refusal is a code without an object around it.',
    outcome: 'same',
    startSession: forRefusals(([first], response) =>
      replaceBody(response, { ...first, message: 'Refused by rule 17' }),
    ),
  },
  {
    name: 'problem-details',
    description: 'Refusals are problem details (RFC 9457).',
    outcome: 'same',
    startSession: forRefusals(([first], response) =>
      problem(response, {
        type: `https://api.example/problems/${first?.code ?? 'other'}`,
        title: 'Refused',
        status: response.status,
        field: first?.field,
      }),
    ),
  },
  {
    name: 'other-codes',
    description: 'Refusals have codes that the contract does not know.',
    outcome: 'other',
    startSession: forRefusals((errors, response) =>
      replaceBody(response, { errors: errors.map(({ code, ...rest }) => ({ ...rest, code: `${code}_v2` })) }),
    ),
  },
  {
    name: 'html-refusals',
    description: 'A gateway answers refusals with a page of HTML.',
    outcome: 'other',
    startSession: forRefusals((_, response) => html(response, `${response.status} Refused`)),
  },
  {
    name: 'empty-refusals',
    description: 'Refusals have no body.',
    outcome: 'other',
    startSession: forRefusals((_, response) => empty(response, response.status)),
  },
  {
    name: 'wrapped-lists',
    description: 'Lists are in an object with total and next.',
    outcome: 'same',
    startSession: createSessionStarter(
      lists((items, response) => replaceBody(response, { result: items, total: items.length, next: null })),
    ),
  },
  {
    name: 'paged-lists',
    description: 'Lists have pages of two entries.',
    outcome: 'same',
    startSession: createSessionStarter({
      request: (request) => ({
        ...request,
        url: request.url.replace(/([?&])page=\d+&?/, '$1').replace(/[?&]$/, ''),
      }),
      ...lists((items, response, { request }) => {
        const page = pageIn(request);
        const [path = ''] = request.url.split('?');
        const result = items.slice((page - 1) * ITEMS_PER_PAGE, page * ITEMS_PER_PAGE);
        const next = page * ITEMS_PER_PAGE < items.length ? `${path}?page=${page + 1}` : null;
        return replaceBody(response, { result, total: items.length, next });
      }),
    }),
  },
  {
    name: 'null-lists',
    description: 'Empty lists are the JSON value null.',
    outcome: 'same',
    startSession: createSessionStarter(
      lists((items, response) => (items.length === 0 ? { ...response, body: 'null' } : response)),
    ),
  },
  {
    name: 'bare-lists',
    description: 'Lists have no object around them.',
    outcome: 'same',
    startSession: createSessionStarter(lists((items, response) => replaceBody(response, items))),
  },
  {
    name: 'late-list',
    description: 'A new application is known only after the list has been read once.',
    outcome: 'other',
    startSession() {
      let delayedId: unknown = null;
      return {
        response(response, { call, request }) {
          if (!isSuccess(response)) return response;
          if (call?.name === 'createApplication' && isObject(response.body))
            delayedId = response.body.applicationId;
          else if (call?.name === 'listApplications' && Array.isArray(response.body)) {
            const visibleEntries = response.body.filter(
              (entry) => !isObject(entry) || entry.applicationId !== delayedId,
            );
            delayedId = null;
            return replaceBody(response, visibleEntries);
          }
          const id = /^\/user\/applications\/([^/?]+)/.exec(request.url)?.[1];
          if (request.method !== 'GET' || id === undefined || id !== delayedId) return response;
          return { ...response, status: 404, body: { errors: [{ code: 'err_entity_not_found' }] } };
        },
      };
    },
  },
];
