import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, relative, sep } from 'node:path';
import compression from 'compression';
import express, {
  type Request as Asked,
  type ErrorRequestHandler,
  type Express,
  type RequestHandler,
  type Response,
} from 'express';
import staticFiles from 'express-static-gzip';
import onHeaders from 'on-headers';
import { BUILD_HEADER } from '~/build-version/build-header';
import { MAX_DRAINED_BYTES } from '~/forms/body-bounds.server';
import { addressProblem } from '~/request/address-bounds';
import { isForeignForm } from '~/request/foreign-form';
import { SECURITY_HEADERS } from '~/request/security-headers.server';
import { log } from '~/telemetry/log.server';
import { tellRefusal } from '~/telemetry/refusals.server';
import { answerInWords } from './answer-in-words';
import { beginInTurn } from './begin-in-turn';
import { gatherPieces } from './gather-pieces';
import { ignoreGluedPunctuation } from './glued-punctuation';
import { type Limits, refuseOverload } from './overload';
import { explainOversizedHeaders } from './oversized-headers';
import { requestTelemetry } from './request-telemetry';
import { BODY_PACE, type BodyPace, cutSlowBodies } from './slow-bodies';
import { announceStop } from './stop-in-order';
import { dropForgedHeaders, type Trust } from './trusted-proxies';

const SECOND_MS = 1_000;

/** Time limit for request headers; slower clients are disconnected. */
const HEADERS_WITHIN_MS = 30 * SECOND_MS;
/** The largest document over the slowest line; Node's own limit of 5 minutes would cut it off. */
const REQUEST_WITHIN_MS = 3_600 * SECOND_MS;
/** A connection on which nothing moves is closed. Longer than any call of the lending API may take. */
const IDLE_MS = 180 * SECOND_MS;
/** Between two requests; longer than load balancers keep theirs, so that they never send into a closing connection. */
const KEEP_ALIVE_MS = 75 * SECOND_MS;

const READING = ['GET', 'HEAD'];
const METHODS = [...READING, 'POST', 'PUT'];

interface Parts {
  /** Folder of the files that browsers load; the hashed ones are below `assets/`. */
  files: string;
  /** Folder that holds hashed files of other builds too (`ASSETS_DIR`); without: this build's alone. */
  sharedAssets?: string | null;
  /** Names the build in every answer of a page; without, none does. */
  build?: string;
  /** Answers everything that is no file. */
  pages: RequestHandler;
  /** Pattern of the route that answers a path, for log and metrics. */
  routeOf: (path: string) => string;
  /** Proxies whose forwarded headers are trusted. */
  trust: Trust;
  accessLog: boolean;
  /** Aborted when the portal begins to stop. */
  stopping?: AbortSignal;
  /** How fast a body that is no upload has to come. */
  bodyPace?: BodyPace;
  /** When new pages are refused early; null: never. */
  overload?: Limits | null;
}

/** The portal behind its network edge, as a server that does not listen yet. */
export function portalServer(parts: Parts): Server {
  const server = createServer(
    { headersTimeout: HEADERS_WITHIN_MS, requestTimeout: REQUEST_WITHIN_MS },
    portalEdge(parts),
  );
  explainOversizedHeaders(server);
  server.timeout = IDLE_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** The network edge of the portal: does for every answer what no single page can. */
export function portalEdge({
  files,
  sharedAssets = null,
  build,
  pages,
  routeOf,
  trust,
  accessLog,
  stopping,
  bodyPace = BODY_PACE,
  overload = null,
}: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  // The pages read the query themselves.
  app.set('query parser', () => ({}));
  app.set('trust proxy', trust);
  app.use(withSecurityHeaders);
  app.use(gatherPieces);
  app.use(dropForgedHeaders(trust));
  // Before anything that looks for a route: that takes seconds for thousands of segments.
  app.use(refuseCostlyAddresses(bodyPace));
  app.use(requestTelemetry({ routeOf, accessLog }));
  if (stopping) app.use(announceStop(stopping));
  // Before what refuses: a body goes on coming when its request has been answered.
  app.use(discardUnread);
  app.use(cutSlowBodies(bodyPace));
  app.use(refuseOtherMethods);
  app.use(refuseUnreadable);
  app.use(ignoreGluedPunctuation);
  app.use(findNoPageByBrokenEncoding);
  app.use(refuseForeignForms);
  app.use(compression());
  app.use('/assets', compressed(join(files, 'assets'), HASHED));
  // Files of other builds come and go, so nothing is known of them when the server starts.
  if (sharedAssets !== null) app.use('/assets', express.static(sharedAssets, { ...HASHED, index: false }));
  app.use(compressed(files, { maxAge: '1h' }));
  if (build !== undefined) app.use(withBuild(build));
  if (overload) app.use(refuseOverload(overload));
  app.use(beginInTurn());
  app.use(pages);
  app.use(explainFailure);
  return app;
}

/** For files whose content never changes under their names. */
const HASHED = { immutable: true, maxAge: '1y' } as const;

/** Serves the files of a folder as the build has compressed them, where the browser takes that. */
function compressed(folder: string, serveStatic: { immutable?: boolean; maxAge: string }): RequestHandler {
  const serve = staticFiles(folder, {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic,
  });
  const paths = pathsIn(folder);
  return (request, answer, next) => {
    // Pages are not looked for on the disk.
    if (!READING.includes(request.method) || !paths.has(decodeURIComponent(request.path))) return next();
    serve(request, answer, (error?: unknown) => {
      // The encoding of a file that could not be served after all says nothing of what is answered instead.
      for (const name of ['Content-Encoding', 'Content-Type']) answer.removeHeader(name);
      next(error);
    });
  };
}

/** The paths at which a folder's files are served; none for a folder that is not there. */
function pathsIn(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map((file) => `/${relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/')}`),
  );
}

const withSecurityHeaders: RequestHandler = (_, answer, next) => {
  onHeaders(answer, () => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!answer.hasHeader(name)) answer.setHeader(name, value);
    }
  });
  next();
};

const withBuild =
  (build: string): RequestHandler =>
  (_, answer, next) => {
    answer.set(BUILD_HEADER, build);
    next();
  };

const refuseOtherMethods: RequestHandler = (request, answer, next) => {
  if (METHODS.includes(request.method)) next();
  else answerInWords(request, answer.set('Allow', METHODS.join(', ')), 405, 'unknownMethod');
};

/** Refuses addresses beyond the bounds. They are logged and counted without their route, which is not looked for. */
function refuseCostlyAddresses(pace: BodyPace): RequestHandler {
  const cutSlow = cutSlowBodies(pace);
  return (request, answer, next) => {
    // What is no path, as `*`, is refused by what follows.
    const problem = request.originalUrl.startsWith('/') ? addressProblem(request.originalUrl) : null;
    if (problem === null) return next();
    tellRefusal(problem === 'tooLong' ? 'long-address' : 'unreadable-address');
    discardBody(request, answer);
    cutSlow(request, answer, () => {
      if (problem === 'tooLong') answerInWords(request, answer, 414, 'longAddress');
      else answerInWords(request, answer, 404, 'unreadableAddress');
    });
  };
}

/** A name or number, with or without a port. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

const refuseUnreadable: RequestHandler = (request, answer, next) => {
  const { originalUrl, headers } = request;
  const isReadable =
    HOST.test(headers.host ?? '') &&
    originalUrl.startsWith('/') &&
    URL.canParse(`http://${headers.host}${originalUrl}`);
  if (isReadable) next();
  else answerInWords(request, answer, 400, 'unreadableAddress');
};

/** A path with a broken encoding is no page's, whichever it begins like: its visitor gets the page that says so, under the address as it is written. */
const findNoPageByBrokenEncoding: RequestHandler = (request, _, next) => {
  if (!isDecodable(request.path)) {
    const [path = '', ...query] = request.originalUrl.split('?');
    const written = [`/not-found${path.replaceAll('%', '%25')}`, ...query].join('?');
    // Written so, an address may be longer or deeper than any page's.
    request.url = addressProblem(written) === null ? written : '/not-found';
    request.originalUrl = request.url;
  }
  next();
};

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** A body that was answered before it was read, to its end or at all, would else stand in the way of its own answer. */
const discardUnread: RequestHandler = (request, answer, next) => {
  discardBody(request, answer);
  next();
};

function discardBody(request: Asked, answer: Response): void {
  answer.once('finish', () => {
    let size = 0;
    request.removeAllListeners('data').on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > MAX_DRAINED_BYTES) request.destroy();
    });
    request.resume();
  });
}

/** Refused before anything of it is read. */
const refuseForeignForms: RequestHandler = (request, answer, next) => {
  if (isForeignForm(request.method, (name) => request.headers[name])) {
    log.warn('control-refused', { control: 'foreign-form' });
    answerInWords(request, answer, 403, 'foreignForm');
    return;
  }
  // The framework refuses it by a check of its own, though the browser vouches for the site.
  if (request.headers.origin === 'null') delete request.headers.origin;
  next();
};

const explainFailure: ErrorRequestHandler = (error, request, answer, _next) => {
  // A client that disconnected is no failure and gets no answer.
  if (request.destroyed || answer.headersSent) {
    answer.destroy();
    return;
  }
  for (const name of ['Cache-Control', 'ETag', 'Last-Modified']) answer.removeHeader(name);
  // A part of a file that it does not have, or a version of it that is not there.
  const status: unknown = error?.status;
  if (status === 412 || status === 416) {
    answer.status(status).end();
    return;
  }
  log.error('request-failed', { method: request.method, error });
  answerInWords(request, answer, 500, 'request.default');
};
